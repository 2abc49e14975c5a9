/// Settings: the boxes parcels are packed in.
@NullMarked
package dev.quayside.app.screen.settings.presets;

import org.jspecify.annotations.NullMarked;
