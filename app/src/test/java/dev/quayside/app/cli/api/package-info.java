@NullMarked
package dev.quayside.app.cli.api;

import org.jspecify.annotations.NullMarked;
