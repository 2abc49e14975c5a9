/// The commands that use the /v1 API of a data directory: rates, labels, orders, tracking.
@NullMarked
package dev.quayside.app.cli.api;

import org.jspecify.annotations.NullMarked;
