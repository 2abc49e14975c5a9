/// Addresses, typed or pasted by the packer, and the corrections of the postal check.
@NullMarked
package dev.quayside.app.screen.ship.form.address;

import org.jspecify.annotations.NullMarked;
