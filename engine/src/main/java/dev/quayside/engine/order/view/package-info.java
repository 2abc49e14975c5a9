/// Lists that people keep: what they are narrowed by, how they are sorted, and how long they are.
@NullMarked
package dev.quayside.engine.order.view;

import org.jspecify.annotations.NullMarked;
