/// Rules (docs/api/rules.md).
@NullMarked
package dev.quayside.engine.contract.rules;

import org.jspecify.annotations.NullMarked;
