/// The specification and the decisions, section by section, against a running server.
@NullMarked
package dev.quayside.engine.contract;

import org.jspecify.annotations.NullMarked;
