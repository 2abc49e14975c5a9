package dev.quayside.engine.base.problem;

/// One thing wrong with one field. `field` is a JSON path in the request, for example `to.zip` or
/// `customs.items[0].quantity`.
public record Violation(String field, String message) {}
