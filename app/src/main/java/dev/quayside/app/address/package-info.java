/// Addresses, typed or pasted by the packer, and the corrections of the postal check.
@NullMarked
package dev.quayside.app.address;

import org.jspecify.annotations.NullMarked;
