/// Vendure, over its Admin API in GraphQL.
@NullMarked
package dev.quayside.engine.source.vendure;

import org.jspecify.annotations.NullMarked;
