/// ZPL as another program wrote it: read command by command.
@NullMarked
package dev.quayside.printing.zpl;

import org.jspecify.annotations.NullMarked;
