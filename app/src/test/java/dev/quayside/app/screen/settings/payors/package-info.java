@NullMarked
package dev.quayside.app.screen.settings.payors;

import org.jspecify.annotations.NullMarked;
