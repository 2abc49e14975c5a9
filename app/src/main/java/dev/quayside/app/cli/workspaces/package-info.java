/// `quayside workspaces ...`: the workspaces of an installation.
@NullMarked
package dev.quayside.app.cli.workspaces;

import org.jspecify.annotations.NullMarked;
