/// The OpenAPI document, the page that shows it, and requests checked against it for fields nobody
/// knows.
@NullMarked
package dev.quayside.engine.platform.server.openapi;

import org.jspecify.annotations.NullMarked;
