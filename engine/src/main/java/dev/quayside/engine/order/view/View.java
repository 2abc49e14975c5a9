package dev.quayside.engine.order.view;

/// A list that a person keeps.
///
/// @param owner id of the person who made it, or of the key where nobody had signed in
public record View(String id, String owner, ViewDraft draft) {}
