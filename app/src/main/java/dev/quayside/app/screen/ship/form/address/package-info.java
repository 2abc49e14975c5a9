/// Addresses as the packer types or pastes them, and what the post would write differently.
@NullMarked
package dev.quayside.app.screen.ship.form.address;

import org.jspecify.annotations.NullMarked;
