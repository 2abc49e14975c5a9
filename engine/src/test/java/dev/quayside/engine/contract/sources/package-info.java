/// Sources of orders (docs/api/sources.md); kinds with many tests have a folder of their own.
@NullMarked
package dev.quayside.engine.contract.sources;

import org.jspecify.annotations.NullMarked;
