/// Workspaces (docs/api/workspaces.md).
@NullMarked
package dev.quayside.engine.contract.workspaces;

import org.jspecify.annotations.NullMarked;
