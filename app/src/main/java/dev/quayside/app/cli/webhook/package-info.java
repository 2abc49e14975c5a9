/// `quayside webhooks`: a program that takes webhooks is tried on this machine.
@NullMarked
package dev.quayside.app.cli.webhook;

import org.jspecify.annotations.NullMarked;
