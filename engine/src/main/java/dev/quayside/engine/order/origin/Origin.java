package dev.quayside.engine.order.origin;

import dev.quayside.engine.parcel.ParcelDraft;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Where an order comes from.
///
/// @param kind code of the kind of shop: `woocommerce`
/// @param externalId the shop's own id; with the source it is the order's identity
/// @param number as the shop shows it
/// @param status in the shop's own words
/// @param standing what that means
/// @param updatedAt by the shop's clock
/// @param told what the shop last said that was taken over, as JSON; null once its customer is
///   forgotten
/// @param key what it was looked up by in the shop's own tables; null for orders of other shops
/// @param parcels the parcels that the shop says it goes in, in their order; empty where it does
///   not say
public record Origin(
    String sourceId,
    String sourceName,
    String kind,
    String externalId,
    String number,
    String status,
    Standing standing,
    Instant updatedAt,
    @Nullable String told,
    List<OriginWarning> warnings,
    List<PostBack> postBacks,
    @Nullable String key,
    List<ParcelDraft> parcels) {

  @SuppressWarnings("NullAway") // what earlier versions stored has no parcels
  public Origin {
    warnings = List.copyOf(warnings);
    postBacks = List.copyOf(postBacks);
    parcels = parcels == null ? List.of() : List.copyOf(parcels);
  }

  public boolean warns(OriginWarning.Code code) {
    return warnings.stream().anyMatch(warning -> warning.code() == code);
  }

  /// With a warning of its code added or renewed.
  public Origin warned(OriginWarning warning) {
    var others = warnings.stream().filter(each -> each.code() != warning.code());
    return with(Stream.concat(others, Stream.of(warning)).toList());
  }

  public Origin without(OriginWarning.Code... codes) {
    var gone = List.of(codes);
    return with(warnings.stream().filter(each -> !gone.contains(each.code())).toList());
  }

  /// As the shop says now.
  public Origin said(String otherStatus, Standing otherStanding, Instant at) {
    return new Origin(
        sourceId,
        sourceName,
        kind,
        externalId,
        number,
        otherStatus,
        otherStanding,
        at,
        told,
        warnings,
        postBacks,
        key,
        parcels);
  }

  /// With what the shop said taken over.
  public Origin taken(@Nullable String now) {
    return with(now, warnings, key, parcels);
  }

  private Origin with(List<OriginWarning> others) {
    return with(told, others, key, parcels);
  }

  /// With what it is looked up by, and the parcels it goes in.
  public Origin planned(@Nullable String otherKey, List<ParcelDraft> others) {
    return with(told, warnings, otherKey, others);
  }

  private Origin with(
      @Nullable String now,
      List<OriginWarning> otherWarnings,
      @Nullable String otherKey,
      List<ParcelDraft> otherParcels) {
    return new Origin(
        sourceId,
        sourceName,
        kind,
        externalId,
        number,
        status,
        standing,
        updatedAt,
        now,
        otherWarnings,
        postBacks,
        otherKey,
        otherParcels);
  }

  /// Whether the shop shows a parcel from here, or may show one: what it says of shipped pieces
  /// then comes from here, also when the label was voided and the shop could not take it back.
  public boolean isTold() {
    return postBacks.stream()
        .filter(each -> each.status() != PostBack.Status.WITHDRAWN)
        .anyMatch(
            each ->
                each.doneAt() != null
                    || (each.attempts() > 0 && each.status() == PostBack.Status.WAITING));
  }
}
