/// A folder on an SFTP server that files of orders are left in.
@NullMarked
package dev.quayside.engine.source.sftp;

import org.jspecify.annotations.NullMarked;
