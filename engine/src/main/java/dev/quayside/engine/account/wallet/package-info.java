/// Prepaid money: amounts set aside, charges, refunds, and the ledger that proves them.
@NullMarked
package dev.quayside.engine.account.wallet;

import org.jspecify.annotations.NullMarked;
