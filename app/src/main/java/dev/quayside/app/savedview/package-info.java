/// The views of a list that people keep: tabs with counts over it, how they are opened, kept,
/// renamed and deleted.
@NullMarked
package dev.quayside.app.savedview;

import org.jspecify.annotations.NullMarked;
