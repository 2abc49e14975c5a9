@NullMarked
package dev.quayside.app.screen.settings.taxids;

import org.jspecify.annotations.NullMarked;
