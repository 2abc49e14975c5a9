/// The label of Canada Post, in two languages.
@NullMarked
package dev.quayside.printing.label.carrier.canada_post;

import org.jspecify.annotations.NullMarked;
