/// How commands reach the API: the server, the requests, answers and refusals.
@NullMarked
package dev.quayside.app.cli.client;

import org.jspecify.annotations.NullMarked;
