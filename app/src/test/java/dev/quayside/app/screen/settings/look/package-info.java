@NullMarked
package dev.quayside.app.screen.settings.look;

import org.jspecify.annotations.NullMarked;
