package dev.quayside.printing.document;

import dev.quayside.printing.mark.Bits;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a shop presents itself on its papers.
///
/// @param shop what the shop calls itself; null for the sender's company or name
/// @param logo the shop's, in black and white
/// @param help where the consignee can ask: e-mail, page; empty for none
/// @param returns the lines of the address parcels are sent back to; empty for none
/// @param sandbox marks every page as not for shipment
public record Letterhead(
    @Nullable String shop,
    @Nullable Bits logo,
    List<String> help,
    List<String> returns,
    boolean sandbox) {
  public Letterhead {
    help = List.copyOf(help);
    returns = List.copyOf(returns);
  }
}
