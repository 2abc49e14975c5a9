@NullMarked
package dev.quayside.app.cli;

import org.jspecify.annotations.NullMarked;
