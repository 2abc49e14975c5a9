/// Pick lists on paper.
@NullMarked
package dev.quayside.engine.document.picklist;

import org.jspecify.annotations.NullMarked;
