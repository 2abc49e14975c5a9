/// Pick lists (docs/api/pick-lists.md).
@NullMarked
package dev.quayside.engine.contract.picklists;

import org.jspecify.annotations.NullMarked;
