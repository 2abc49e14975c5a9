/// Manifests without a server.
@NullMarked
package dev.quayside.engine.document.manifest;

import org.jspecify.annotations.NullMarked;
