/// The Orders screen: from a shop's file to a stack of labels.
@NullMarked
package dev.quayside.app.screen.orders;

import org.jspecify.annotations.NullMarked;
