"""Photos from files and from memory, whatever people bring."""

from vision.photo.load import Photo, PhotoError, decode_photo, load_photo

__all__ = ["Photo", "PhotoError", "decode_photo", "load_photo"]
