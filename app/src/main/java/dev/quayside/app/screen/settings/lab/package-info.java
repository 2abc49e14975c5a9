/// Settings: the lab, which only a sandbox has.
@NullMarked
package dev.quayside.app.screen.settings.lab;

import org.jspecify.annotations.NullMarked;
