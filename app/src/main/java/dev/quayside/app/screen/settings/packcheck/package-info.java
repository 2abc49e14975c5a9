/// When what is packed is checked, and how.
@NullMarked
package dev.quayside.app.screen.settings.packcheck;

import org.jspecify.annotations.NullMarked;
