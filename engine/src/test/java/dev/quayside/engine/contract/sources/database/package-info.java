/// A shop's own database as a source of orders (docs/api/sources.md).
@NullMarked
package dev.quayside.engine.contract.sources.database;

import org.jspecify.annotations.NullMarked;
