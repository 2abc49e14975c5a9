/// The OpenAPI document, and requests checked against it for unknown fields.
@NullMarked
package dev.quayside.engine.platform.server.openapi;

import org.jspecify.annotations.NullMarked;
