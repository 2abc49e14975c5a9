/// The OpenAPI document, the pages of `/docs` made of it, and that both say what the server does.
@NullMarked
package dev.quayside.engine.contract.openapi;

import org.jspecify.annotations.NullMarked;
