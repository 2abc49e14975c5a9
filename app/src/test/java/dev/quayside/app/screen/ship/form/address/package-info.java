@NullMarked
package dev.quayside.app.screen.ship.form.address;

import org.jspecify.annotations.NullMarked;
