/// Backups that are made by themselves every day.
@NullMarked
package dev.quayside.engine.platform.backup;

import org.jspecify.annotations.NullMarked;
