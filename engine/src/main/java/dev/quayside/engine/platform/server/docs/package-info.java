/// The pages at /docs: the guides and the OpenAPI document as HTML, rendered by the server.
@NullMarked
package dev.quayside.engine.platform.server.docs;

import org.jspecify.annotations.NullMarked;
