/// Whom one sends to and as whom one sends, last used first.
@NullMarked
package dev.quayside.engine.order.addressbook;

import org.jspecify.annotations.NullMarked;
