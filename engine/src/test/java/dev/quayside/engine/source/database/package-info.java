/// Databases that orders are looked up in.
@NullMarked
package dev.quayside.engine.source.database;

import org.jspecify.annotations.NullMarked;
