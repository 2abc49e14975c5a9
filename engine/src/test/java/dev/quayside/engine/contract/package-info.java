/// What docs/api says of each resource, against a running server.
@NullMarked
package dev.quayside.engine.contract;

import org.jspecify.annotations.NullMarked;
