@NullMarked
package dev.quayside.engine.account.carrieraccount;

import org.jspecify.annotations.NullMarked;
