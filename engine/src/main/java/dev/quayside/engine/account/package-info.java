/// Wing `account`.
@NullMarked
package dev.quayside.engine.account;

import org.jspecify.annotations.NullMarked;
