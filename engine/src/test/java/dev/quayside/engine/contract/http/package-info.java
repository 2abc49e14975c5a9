/// What every route of the server does alike: errors, lists, limits and headers
/// (docs/api/answers.md).
@NullMarked
package dev.quayside.engine.contract.http;

import org.jspecify.annotations.NullMarked;
