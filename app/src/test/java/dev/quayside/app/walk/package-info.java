/// The pages of docs, walked line by line as a reader would. They take longest of all, so the
/// package's name has them begun early: surefire begins with the last in the alphabet.
@NullMarked
package dev.quayside.app.walk;

import org.jspecify.annotations.NullMarked;
