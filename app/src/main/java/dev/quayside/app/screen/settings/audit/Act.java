package dev.quayside.app.screen.settings.audit;

import dev.quayside.engine.platform.audit.AuditEntry;

/// An entry of the audit as a line of the table.
///
/// @param subject by what people know what was acted on, such as an order's number, else its id
public record Act(AuditEntry entry, String subject) {}
