/// Workspaces: their data's owner, environment and clock.
@NullMarked
package dev.quayside.engine.account.workspace;

import org.jspecify.annotations.NullMarked;
