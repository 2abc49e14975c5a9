@NullMarked
package dev.quayside.app.screen.settings.rules;

import org.jspecify.annotations.NullMarked;
