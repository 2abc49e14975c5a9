/// Moves all data between a SQLite file and a PostgreSQL.
@NullMarked
package dev.quayside.engine.platform.store.move;

import org.jspecify.annotations.NullMarked;
