package dev.quayside.engine.base.identity;

import org.jspecify.annotations.Nullable;

/// Who asked for the work at hand.
///
/// @param keyId the API key behind the request, or `desk` for the window
/// @param person who had signed in; null when nobody had to
/// @param correlationId of the request; null for the window
public record Actor(String keyId, @Nullable Person person, @Nullable String correlationId) {}
