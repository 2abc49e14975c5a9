/// Long lists without the toolkit.
@NullMarked
package dev.quayside.app.list;

import org.jspecify.annotations.NullMarked;
