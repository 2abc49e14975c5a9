/// Settings: what was set up in another workspace, copied into this one.
@NullMarked
package dev.quayside.app.screen.settings.copy;

import org.jspecify.annotations.NullMarked;
