/// The pack check: every piece of a parcel is scanned before its label can be bought, where the
/// owner of the workspace wants it so.
@NullMarked
package dev.quayside.engine.order.check;

import org.jspecify.annotations.NullMarked;
