@NullMarked
package dev.quayside.app.screen.shipments.pickup;

import org.jspecify.annotations.NullMarked;
