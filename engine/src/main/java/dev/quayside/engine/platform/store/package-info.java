/// The database: one writer, many readers, migrations.
@NullMarked
package dev.quayside.engine.platform.store;

import org.jspecify.annotations.NullMarked;
