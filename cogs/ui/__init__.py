"""What all cogs show and press with: buttons, private answers, forms, names, pictures, languages, errors."""
