/// Views (docs/api/views.md).
@NullMarked
package dev.quayside.engine.contract.views;

import org.jspecify.annotations.NullMarked;
