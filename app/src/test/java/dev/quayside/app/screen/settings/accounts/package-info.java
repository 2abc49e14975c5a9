@NullMarked
package dev.quayside.app.screen.settings.accounts;

import org.jspecify.annotations.NullMarked;
