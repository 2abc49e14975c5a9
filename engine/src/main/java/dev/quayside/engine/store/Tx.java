package dev.quayside.engine.store;

import org.jdbi.v3.core.Handle;

/// One open transaction. Use cases hand it from store to store, so that what belongs together
/// commits together.
///
/// @param handle for `*Store` classes only
public record Tx(Handle handle) {}
