/// The database as a PostgreSQL that several engines share.
@NullMarked
package dev.quayside.engine.platform.store.postgres;

import org.jspecify.annotations.NullMarked;
