/// Settings: the boxes one packs in.
@NullMarked
package dev.quayside.app.screen.settings.presets;

import org.jspecify.annotations.NullMarked;
