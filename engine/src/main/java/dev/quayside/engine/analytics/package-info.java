/// Figures from a workspace's own history: savings, carriers' performance, predictions, advice.
@NullMarked
package dev.quayside.engine.analytics;

import org.jspecify.annotations.NullMarked;
