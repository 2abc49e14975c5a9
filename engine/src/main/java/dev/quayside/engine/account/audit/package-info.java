/// /v1/audit: who did what, as a list and as a table.
@NullMarked
package dev.quayside.engine.account.audit;

import org.jspecify.annotations.NullMarked;
