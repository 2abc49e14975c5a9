/// The certificate authorities this process trusts in addition to Java's.
@NullMarked
package dev.quayside.app.trust;

import org.jspecify.annotations.NullMarked;
