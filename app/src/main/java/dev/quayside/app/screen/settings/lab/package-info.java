/// Settings: what only a sandbox may do.
@NullMarked
package dev.quayside.app.screen.settings.lab;

import org.jspecify.annotations.NullMarked;
