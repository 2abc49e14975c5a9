package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.text.HtmlText;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.origin.ShopLine;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What shops tell of an order. Its parcel is chosen here; an empty text is none.
public final class ShopDetails {

  private ShopDetails() {}

  /// @param service the way of shipping that the buyer chose, in the shop's words
  /// @param shipBy the last day to ship it; null when the shop names none
  /// @param ordered when it was placed
  /// @param messages what buyer and seller wrote beside it, of any length
  public static OrderDetails of(
      Address to,
      List<OrderItem> items,
      String service,
      @Nullable LocalDate shipBy,
      Optional<Instant> ordered,
      OrderMessages messages) {
    return new OrderDetails(
        to,
        items,
        new ParcelDraft(null, null, null, null),
        null,
        blank(HtmlText.decoded(service)),
        shipBy,
        ordered.map(at -> LocalDate.ofInstant(at, ZoneOffset.UTC)).orElse(null),
        null,
        null,
        Map.of(),
        Set.of(),
        new OrderMessages(
                written(messages.buyerNote()),
                written(messages.internalNote()),
                written(messages.giftMessage()))
            .limited());
  }

  /// With the place of each line as its id there, where lines have none of their own.
  public static OrderDetails numbered(OrderDetails of) {
    var items = new ArrayList<OrderItem>();
    for (var item : of.items()) {
      items.add(item.at(new ShopLine(Integer.toString(items.size() + 1), null, null)));
    }
    return new OrderDetails(
            of.to(),
            items,
            of.parcel(),
            of.preset(),
            of.service(),
            of.shipBy(),
            of.orderedOn(),
            of.notes(),
            of.value())
        .with(of.messages());
  }

  /// Several texts as one, each on a line of its own.
  public static String lines(Stream<String> texts) {
    return texts.filter(text -> !text.isBlank()).collect(Collectors.joining("\n"));
  }

  private static @Nullable String written(@Nullable String text) {
    return text == null ? null : HtmlText.written(text);
  }

  private static @Nullable String blank(String text) {
    return text.isEmpty() ? null : text;
  }
}
