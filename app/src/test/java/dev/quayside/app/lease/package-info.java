@NullMarked
package dev.quayside.app.lease;

import org.jspecify.annotations.NullMarked;
