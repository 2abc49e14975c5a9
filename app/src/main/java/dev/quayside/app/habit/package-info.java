/// What a person is used to, and finds again: columns and filters of the lists.
@NullMarked
package dev.quayside.app.habit;

import org.jspecify.annotations.NullMarked;
