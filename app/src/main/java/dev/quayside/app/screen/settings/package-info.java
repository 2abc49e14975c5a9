/// The Settings screen: a list of sections, and the open one.
@NullMarked
package dev.quayside.app.screen.settings;

import org.jspecify.annotations.NullMarked;
