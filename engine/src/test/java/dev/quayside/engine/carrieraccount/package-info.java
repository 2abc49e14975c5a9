@NullMarked
package dev.quayside.engine.carrieraccount;

import org.jspecify.annotations.NullMarked;
