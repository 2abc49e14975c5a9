@NullMarked
package dev.quayside.app.cli.sources;

import org.jspecify.annotations.NullMarked;
