package dev.quayside.engine.order.api;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.order.origin.Origin;
import dev.quayside.engine.order.origin.OriginWarning;
import dev.quayside.engine.order.origin.PostBack;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The shop an order came from, on the wire.
///
/// @param externalId the shop's own id
/// @param status in the shop's own words
/// @param updatedAt by the shop's clock
/// @param key what it was looked up by in the shop's own tables; null for other shops
/// @param parcels those that the shop says it goes in; empty where it does not say
record OriginJson(
    String sourceId,
    String sourceName,
    String kind,
    String externalId,
    String number,
    String status,
    Instant updatedAt,
    List<WarningJson> warnings,
    List<PostBackJson> postBacks,
    @Nullable String key,
    List<OrderParcelJson> parcels) {

  record WarningJson(String code, Message message, Instant at) {
    static WarningJson of(OriginWarning warning) {
      return new WarningJson(warning.code().name(), warning.message(), warning.at());
    }
  }

  /// @param labelId null for a parcel without a label of ours
  record PostBackJson(
      @Nullable String labelId,
      String trackingNumber,
      String status,
      int attempts,
      @Nullable Message error,
      @Nullable Instant doneAt) {

    static PostBackJson of(PostBack told) {
      return new PostBackJson(
          told.labelId().startsWith(IdKind.LABEL.prefix()) ? told.labelId() : null,
          told.trackingNumber(),
          told.status().wire(),
          told.attempts(),
          told.error(),
          told.doneAt());
    }
  }

  static OriginJson of(Origin origin) {
    return new OriginJson(
        origin.sourceId(),
        origin.sourceName(),
        origin.kind(),
        origin.externalId(),
        origin.number(),
        origin.status(),
        origin.updatedAt(),
        origin.warnings().stream().map(WarningJson::of).toList(),
        origin.postBacks().stream().map(PostBackJson::of).toList(),
        origin.key(),
        origin.parcels().stream().map(OrderParcelJson::of).toList());
  }
}
