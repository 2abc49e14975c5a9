/// Predicts transit times and costs, and recommends a service.
@NullMarked
package dev.quayside.engine.analytics.advice;

import org.jspecify.annotations.NullMarked;
