/// Real databases, started by the tests themselves in folders of their own.
@NullMarked
package dev.quayside.engine.source.doubles.database;

import org.jspecify.annotations.NullMarked;
