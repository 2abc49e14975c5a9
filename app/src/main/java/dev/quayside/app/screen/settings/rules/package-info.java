/// Settings: shipping rules, and what they would do.
@NullMarked
package dev.quayside.app.screen.settings.rules;

import org.jspecify.annotations.NullMarked;
