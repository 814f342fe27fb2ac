"""Personal commands: settings, tables, notifications, hours, notes, standing orders, results, help."""
