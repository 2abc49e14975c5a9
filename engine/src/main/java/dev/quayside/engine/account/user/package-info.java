/// The people of a workspace: their roles, how they sign in, and the locks after wrong PINs.
@NullMarked
package dev.quayside.engine.account.user;

import org.jspecify.annotations.NullMarked;
