/// People, keys and roles (docs/api/people.md).
@NullMarked
package dev.quayside.engine.contract.people;

import org.jspecify.annotations.NullMarked;
