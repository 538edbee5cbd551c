"""To learn from: yaku, fu, the differences between rule sets, a quiz."""
