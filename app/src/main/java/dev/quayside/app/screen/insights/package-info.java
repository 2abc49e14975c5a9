/// The Insights screen: what was spent, what could be saved, how carriers have done.
@NullMarked
package dev.quayside.app.screen.insights;

import org.jspecify.annotations.NullMarked;
