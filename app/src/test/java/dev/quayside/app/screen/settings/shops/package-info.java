@NullMarked
package dev.quayside.app.screen.settings.shops;

import org.jspecify.annotations.NullMarked;
