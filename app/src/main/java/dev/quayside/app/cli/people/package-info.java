/// `quayside people ...`: the people of a workspace, from its data directory.
@NullMarked
package dev.quayside.app.cli.people;

import org.jspecify.annotations.NullMarked;
