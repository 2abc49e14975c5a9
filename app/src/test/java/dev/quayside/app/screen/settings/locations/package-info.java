@NullMarked
package dev.quayside.app.screen.settings.locations;

import org.jspecify.annotations.NullMarked;
