"""Draw, train, export and measure the network that names flowers and seasons one by one."""
