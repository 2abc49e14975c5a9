/// Tenants: who owns what, in which environment, at what time.
@NullMarked
package dev.quayside.engine.account.workspace;

import org.jspecify.annotations.NullMarked;
