/// `quayside keys ...`: the API keys of a data directory.
@NullMarked
package dev.quayside.app.cli.keys;

import org.jspecify.annotations.NullMarked;
