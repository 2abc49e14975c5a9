/// Settings: workspaces.
@NullMarked
package dev.quayside.app.screen.settings.workspaces;

import org.jspecify.annotations.NullMarked;
