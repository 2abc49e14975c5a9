/// A workspace's accounts with carriers: which carriers it works with, and what they know it by.
@NullMarked
package dev.quayside.engine.account.carrieraccount;

import org.jspecify.annotations.NullMarked;
