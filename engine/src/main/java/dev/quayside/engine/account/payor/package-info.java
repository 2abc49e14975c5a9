/// Accounts of others at carriers, which they let the shop ship with.
@NullMarked
package dev.quayside.engine.account.payor;

import org.jspecify.annotations.NullMarked;
