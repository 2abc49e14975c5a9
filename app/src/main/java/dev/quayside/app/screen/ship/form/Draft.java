package dev.quayside.app.screen.ship.form;

import dev.quayside.app.screen.ship.contents.ContentsLine;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.piece.PieceDraft;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An unfinished form; buying it repeatedly under its id is one purchase.
///
/// @param from null when the workspace's own sender sends
/// @param customs null when nothing was declared
/// @param orderId id of the order it ships; null without one
/// @param contents of the box; none without an order
/// @param messages what buyer and seller wrote beside the order
/// @param options what its order asks for beside the parcel: who pays
/// @param choice what a rule or the buyer chose; null leaves it to the packer
/// @param rule the name of the rule that chose; null when none did
/// @param boxed whether a rule leaves the box to the contents
/// @param further the boxes of the shipment beside `parcel`; none for a shipment of one box
/// @param wanted the service the buyer asked for, in the shop's words; null for none
public record Draft(
    String id,
    @Nullable AddressDraft from,
    AddressDraft to,
    ParcelDraft parcel,
    @Nullable CustomsDraft customs,
    boolean isReturn,
    String reference,
    @Nullable String orderId,
    @Nullable Choice choice,
    @Nullable String rule,
    @Nullable String wanted,
    List<ContentsLine> contents,
    OrderMessages messages,
    OptionsDraft options,
    boolean boxed,
    List<PieceDraft> further) {

  @SuppressWarnings("NullAway") // a draft stored by an older version has none of them
  public Draft {
    options = options == null ? OptionsDraft.NONE : options;
    messages = messages == null ? OrderMessages.NONE : messages;
    further = further == null ? List.of() : List.copyOf(further);
    contents = contents == null ? List.of() : List.copyOf(contents);
  }

  /// What the packer knows the parcel by: its number, else who it is for; empty when neither is
  /// known.
  public String title() {
    return reference.isBlank() ? addressee() : reference.strip();
  }

  /// Who it is for: the name, else the company; empty when neither is known.
  public String addressee() {
    return Stream.of(to.name(), to.company())
        .filter(name -> name != null && !name.isBlank())
        .findFirst()
        .orElse("");
  }

  /// A draft of a domestic parcel without an order.
  public static Draft of(String id, AddressDraft to, ParcelDraft parcel, String reference) {
    return new Draft(
        id,
        null,
        to,
        parcel,
        null,
        false,
        reference,
        null,
        null,
        null,
        null,
        List.of(),
        OrderMessages.NONE,
        OptionsDraft.NONE,
        false,
        List.of());
  }
}
