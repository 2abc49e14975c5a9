/// What a workspace's own history tells: savings, carriers' performance, predictions, advice.
@NullMarked
package dev.quayside.engine.analytics;

import org.jspecify.annotations.NullMarked;
