"""What a person does for themselves: settings, their tables, notifications, hours, notes, orders, records, help."""
