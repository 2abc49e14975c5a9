/// Manifests (docs/api/manifests.md).
@NullMarked
package dev.quayside.engine.contract.manifests;

import org.jspecify.annotations.NullMarked;
