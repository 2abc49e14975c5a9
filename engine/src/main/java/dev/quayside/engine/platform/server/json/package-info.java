/// JSON of requests and answers: fields that report their faults, money, times, pages.
@NullMarked
package dev.quayside.engine.platform.server.json;

import org.jspecify.annotations.NullMarked;
