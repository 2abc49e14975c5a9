/// A workspace's accounts with carriers, and the credentials they know it by.
@NullMarked
package dev.quayside.engine.account.carrieraccount;

import org.jspecify.annotations.NullMarked;
