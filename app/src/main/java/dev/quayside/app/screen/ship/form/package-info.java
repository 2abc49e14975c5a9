/// What the packer types: addresses, parcel, customs.
@NullMarked
package dev.quayside.app.screen.ship.form;

import org.jspecify.annotations.NullMarked;
