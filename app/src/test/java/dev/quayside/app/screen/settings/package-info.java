@NullMarked
package dev.quayside.app.screen.settings;

import org.jspecify.annotations.NullMarked;
