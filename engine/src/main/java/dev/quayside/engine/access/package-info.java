/// API keys and the tokens made from them.
@NullMarked
package dev.quayside.engine.access;

import org.jspecify.annotations.NullMarked;
