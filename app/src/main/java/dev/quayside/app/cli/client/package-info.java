/// How commands reach the API: whose engine answers, the requests, answers and refusals.
@NullMarked
package dev.quayside.app.cli.client;

import org.jspecify.annotations.NullMarked;
