/// Importing files over HTTP.
@NullMarked
package dev.quayside.engine.order.file.api;

import org.jspecify.annotations.NullMarked;
