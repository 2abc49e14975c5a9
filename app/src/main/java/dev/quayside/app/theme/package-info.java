/// Colours, type and spacing.
@NullMarked
package dev.quayside.app.theme;

import org.jspecify.annotations.NullMarked;
