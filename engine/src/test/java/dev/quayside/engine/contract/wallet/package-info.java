/// Wallet (docs/api/wallet.md).
@NullMarked
package dev.quayside.engine.contract.wallet;

import org.jspecify.annotations.NullMarked;
