/// What docs/api says of each resource, against a running server: a folder for each page, and here
/// what their tests share. `http` is what every route does alike, `openapi` the document itself.
@NullMarked
package dev.quayside.engine.contract;

import org.jspecify.annotations.NullMarked;
