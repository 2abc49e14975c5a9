@NullMarked
package dev.quayside.app.trust;

import org.jspecify.annotations.NullMarked;
