/// The packer's form: addresses, parcel, customs.
@NullMarked
package dev.quayside.app.screen.ship.form;

import org.jspecify.annotations.NullMarked;
