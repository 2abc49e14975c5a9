@NullMarked
package dev.quayside.app.shell;

import org.jspecify.annotations.NullMarked;
