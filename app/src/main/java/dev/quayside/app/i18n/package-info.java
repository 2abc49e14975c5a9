/// All texts of the window, in English and Spanish, and the locale's way to write values.
@NullMarked
package dev.quayside.app.i18n;

import org.jspecify.annotations.NullMarked;
