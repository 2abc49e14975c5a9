package dev.quayside.engine.base.identity;

/// Who a request runs as: fixed by its credential, never by its body. The window is a caller too,
/// with role admin.
public record Caller(WorkspaceId workspace, Environment environment, Role role, String keyId) {}
