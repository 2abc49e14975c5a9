/// The shipping API that the window serves to other programs of the shop.
@NullMarked
package dev.quayside.app.api;

import org.jspecify.annotations.NullMarked;
