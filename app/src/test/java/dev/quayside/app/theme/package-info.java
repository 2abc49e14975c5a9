@NullMarked
package dev.quayside.app.theme;

import org.jspecify.annotations.NullMarked;
