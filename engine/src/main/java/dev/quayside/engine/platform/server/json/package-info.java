/// JSON of requests and answers: fields that say what is wrong with them, money, times, pages.
@NullMarked
package dev.quayside.engine.platform.server.json;

import org.jspecify.annotations.NullMarked;
