/// Settings: the scale beside the packer.
@NullMarked
package dev.quayside.app.screen.settings.scale;

import org.jspecify.annotations.NullMarked;
