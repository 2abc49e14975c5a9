package dev.quayside.engine.idempotency;

/// What a request was answered.
///
/// @param status HTTP status
/// @param replayed whether this is an earlier request's answer
public record Answer(int status, String body, boolean replayed) {}
