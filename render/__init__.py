"""Pictures, alt texts and text boards. Pure: a view goes in, bytes and words come out."""
