/// Webhooks (docs/api/webhooks.md).
@NullMarked
package dev.quayside.engine.contract.webhooks;

import org.jspecify.annotations.NullMarked;
