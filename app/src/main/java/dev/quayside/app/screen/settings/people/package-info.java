/// The people of a workspace: added, changed, unlocked, and what the owner has set for them.
@NullMarked
package dev.quayside.app.screen.settings.people;

import org.jspecify.annotations.NullMarked;
