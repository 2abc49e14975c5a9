/// `quayside database ...`: where an installation keeps its data.
@NullMarked
package dev.quayside.app.cli.database;

import org.jspecify.annotations.NullMarked;
