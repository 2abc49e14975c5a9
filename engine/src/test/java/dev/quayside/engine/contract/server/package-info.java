/// How a server starts, listens, keeps its data and stops (docs/api/server.md).
@NullMarked
package dev.quayside.engine.contract.server;

import org.jspecify.annotations.NullMarked;
