"""Pictures, alt texts and text boards, as pure functions of a view."""
