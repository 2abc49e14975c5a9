/// Settings: the wallet, its ledger, and usage.
@NullMarked
package dev.quayside.app.screen.settings.wallet;

import org.jspecify.annotations.NullMarked;
