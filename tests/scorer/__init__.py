"""The proof that the scorer follows its books."""
