/// Sandbox (docs/api/sandbox.md).
@NullMarked
package dev.quayside.engine.contract.sandbox;

import org.jspecify.annotations.NullMarked;
