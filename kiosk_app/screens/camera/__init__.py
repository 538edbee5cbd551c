"""The camera, live, and photos from files."""
