package dev.quayside.engine.server;

import dev.quayside.engine.identity.Role;
import org.jspecify.annotations.Nullable;

/// One endpoint.
///
/// @param path with parameters as `:name`
/// @param needed the least role; null for the few endpoints that take no credential
/// @param reading how the JSON body is read; null when the endpoint takes none
record Route<T>(
    Method method,
    String path,
    @Nullable Role needed,
    @Nullable Reading<T> reading,
    Action<T> action) {}
