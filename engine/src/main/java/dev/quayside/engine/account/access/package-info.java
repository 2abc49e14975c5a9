/// API keys and the tokens made from them.
@NullMarked
package dev.quayside.engine.account.access;

import org.jspecify.annotations.NullMarked;
