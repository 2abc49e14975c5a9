/// Settings: keys for other programs.
@NullMarked
package dev.quayside.app.screen.settings.keys;

import org.jspecify.annotations.NullMarked;
