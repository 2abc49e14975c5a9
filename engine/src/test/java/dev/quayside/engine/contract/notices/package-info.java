/// Notices (docs/api/notices.md).
@NullMarked
package dev.quayside.engine.contract.notices;

import org.jspecify.annotations.NullMarked;
