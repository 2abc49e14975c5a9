/// The Settings screen: a list of sections, and the one chosen.
@NullMarked
package dev.quayside.app.screen.settings;

import org.jspecify.annotations.NullMarked;
