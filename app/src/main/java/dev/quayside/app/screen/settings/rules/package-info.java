/// Settings: shipping rules, and a trial of them.
@NullMarked
package dev.quayside.app.screen.settings.rules;

import org.jspecify.annotations.NullMarked;
