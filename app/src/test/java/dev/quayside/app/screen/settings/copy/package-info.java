@NullMarked
package dev.quayside.app.screen.settings.copy;

import org.jspecify.annotations.NullMarked;
