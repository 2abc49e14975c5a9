/// Shops that are a database: their own tables, asked and written over JDBC.
@NullMarked
package dev.quayside.engine.source.database;

import org.jspecify.annotations.NullMarked;
