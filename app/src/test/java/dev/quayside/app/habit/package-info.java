@NullMarked
package dev.quayside.app.habit;

import org.jspecify.annotations.NullMarked;
