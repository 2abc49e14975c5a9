@NullMarked
package dev.quayside.app.opening;

import org.jspecify.annotations.NullMarked;
