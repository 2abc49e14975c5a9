/// Settings: the sender's own tax numbers, filled into customs declarations by themselves.
@NullMarked
package dev.quayside.app.screen.settings.taxids;

import org.jspecify.annotations.NullMarked;
