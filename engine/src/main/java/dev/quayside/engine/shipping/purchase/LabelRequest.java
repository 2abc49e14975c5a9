package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.piece.PieceDraft;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A request to buy a label: at a quoted rate, or by carrier and service with all details.
///
/// When there is a `rateId`, anything that the rate request contained may be left out; what is
/// given must agree with it.
///
/// @param asReturn whether it is a label for a return; null for what the rate says, else for none
/// @param allowDuplicate whether to buy although an earlier label for the same reference is still
///   in doubt
/// @param options what is asked for beside the parcel, as far as this request says it
/// @param metadata the sender's own data for the shipment, by name
/// @param pieces the boxes of a shipment of several, in place of `parcel`; empty for one box
public record LabelRequest(
    @Nullable String rateId,
    @Nullable String carrier,
    @Nullable String service,
    @Nullable AddressDraft from,
    @Nullable AddressDraft to,
    @Nullable ParcelDraft parcel,
    @Nullable Boolean asReturn,
    @Nullable Customs customs,
    @Nullable String reference,
    LabelFormat labelFormat,
    boolean allowDuplicate,
    Map<String, String> metadata,
    OptionsDraft options,
    List<PieceDraft> pieces) {

  public static final int LONGEST_REFERENCE = 100;

  public LabelRequest {
    pieces = List.copyOf(pieces);
  }

  /// A request without metadata, refused when an earlier purchase for its reference is in doubt.
  public LabelRequest(
      @Nullable String rateId,
      @Nullable String carrier,
      @Nullable String service,
      @Nullable AddressDraft from,
      @Nullable AddressDraft to,
      @Nullable ParcelDraft parcel,
      @Nullable Boolean asReturn,
      @Nullable Customs customs,
      @Nullable String reference,
      LabelFormat labelFormat) {
    this(
        rateId,
        carrier,
        service,
        from,
        to,
        parcel,
        asReturn,
        customs,
        reference,
        labelFormat,
        false,
        Map.of(),
        OptionsDraft.NONE,
        List.of());
  }

  /// A request that asks for nothing beside the parcel.
  public LabelRequest(
      @Nullable String rateId,
      @Nullable String carrier,
      @Nullable String service,
      @Nullable AddressDraft from,
      @Nullable AddressDraft to,
      @Nullable ParcelDraft parcel,
      @Nullable Boolean asReturn,
      @Nullable Customs customs,
      @Nullable String reference,
      LabelFormat labelFormat,
      boolean allowDuplicate,
      Map<String, String> metadata) {
    this(
        rateId,
        carrier,
        service,
        from,
        to,
        parcel,
        asReturn,
        customs,
        reference,
        labelFormat,
        allowDuplicate,
        metadata,
        OptionsDraft.NONE,
        List.of());
  }

  public static LabelRequest ofRate(String rateId, @Nullable String reference) {
    return new LabelRequest(
        rateId, null, null, null, null, null, null, null, reference, LabelFormat.PDF);
  }

  /// A copy in another format.
  public LabelRequest inFormat(LabelFormat format) {
    return copy(rateId, parcel, customs, format, allowDuplicate, options, pieces);
  }

  /// A copy that may be bought although an earlier purchase for its reference is in doubt.
  public LabelRequest allowingDuplicate() {
    return copy(rateId, parcel, customs, labelFormat, true, options, pieces);
  }

  /// A copy that is bought at a rate.
  public LabelRequest atRate(String id) {
    return copy(id, parcel, customs, labelFormat, allowDuplicate, options, pieces);
  }

  /// A copy with what is asked for beside the parcel.
  public LabelRequest with(OptionsDraft others) {
    return copy(rateId, parcel, customs, labelFormat, allowDuplicate, others, pieces);
  }

  /// A copy with another declaration.
  public LabelRequest declaring(@Nullable Customs declared) {
    return copy(rateId, parcel, declared, labelFormat, allowDuplicate, options, pieces);
  }

  /// A copy for a shipment of several boxes.
  public LabelRequest in(List<PieceDraft> several) {
    return copy(rateId, null, customs, labelFormat, allowDuplicate, options, several);
  }

  /// Who sends it to whom stays, and by which service.
  private LabelRequest copy(
      @Nullable String rate,
      @Nullable ParcelDraft box,
      @Nullable Customs declared,
      LabelFormat format,
      boolean duplicate,
      OptionsDraft others,
      List<PieceDraft> boxes) {
    return new LabelRequest(
        rate, carrier, service, from, to, box, asReturn, declared, reference, format, duplicate,
        metadata, others, boxes);
  }

  public boolean isReturn() {
    return Boolean.TRUE.equals(asReturn);
  }

  /// Reports missing and malformed fields, without looking anything up.
  public void check(Violations found) {
    if (rateId == null) {
      found.require("carrier", carrier).require("service", service);
      requirePart("from", from, found);
      requirePart("to", to, found);
      if (pieces.isEmpty()) {
        requirePart("parcel", parcel, found);
      }
    }
    if (from != null) {
      from.checkForLabel("from", found);
    }
    if (to != null) {
      to.checkForLabel("to", found);
    }
    if (parcel != null) {
      parcel.check("parcel", found);
    }
    PieceDraft.check(pieces, found);
    if (reference != null && reference.length() > LONGEST_REFERENCE) {
      found.add("reference", FieldWords.MOST_CHARACTERS, LONGEST_REFERENCE);
    }
  }

  private static void requirePart(String path, @Nullable Object part, Violations found) {
    if (part == null) {
      found.add(path, FieldWords.REQUIRED);
    }
  }
}
