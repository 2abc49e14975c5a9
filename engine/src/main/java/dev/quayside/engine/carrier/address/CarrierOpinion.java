package dev.quayside.engine.carrier.address;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressReview;
import dev.quayside.engine.parcel.address.AddressValidation;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.address.check.Correction;
import dev.quayside.engine.parcel.address.check.Finding;
import dev.quayside.engine.parcel.address.check.Finding.Code;
import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Changes an offline answer by what a carrier says of the address.
///
/// @param given the address as typed
/// @param checked the offline answer
record CarrierOpinion(String carrier, AddressDraft given, AddressValidation checked) {

  /// Findings that a carrier's own files settle and the shipped data cannot.
  private static final Set<Code> ANSWERED =
      Set.of(
          Code.STREET_NOT_CHECKED,
          Code.CITY_NOT_CONFIRMED,
          Code.PLUS4_NOT_CONFIRMED,
          Code.POSTAL_CODE_NOT_LISTED,
          Code.POSTAL_CODE_FORMAT,
          Code.FORMAT_ONLY);

  /// @param offline checks the address again as the carrier writes it
  AddressValidation told(AddressLookup.Finding found, AddressValidations offline) {
    var remarks = found.remarks().stream().map(this::remark);
    if (!found.found()) {
      var unknown =
          new Finding(Code.ADDRESS_NOT_FOUND, "street1", AddressWords.NOT_FOUND.of(carrier));
      return with(
          checked.standardized(),
          Stream.concat(Stream.of(unknown), Stream.concat(checked.messages().stream(), remarks)),
          source());
    }
    var standard = found.standard();
    if (standard == null) {
      return with(
          checked.standardized(), Stream.concat(checked.messages().stream(), remarks), source());
    }
    var written = filled(standard, checked.standardized());
    var left = doubts(written, offline).filter(each -> !ANSWERED.contains(each.code()));
    return with(written, Stream.concat(left, remarks), source());
  }

  AddressValidation unheard(Message why) {
    var finding =
        new Finding(Code.CARRIER_NOT_HEARD, "street1", AddressWords.CARRIER_NOT_HEARD.of(why));
    return with(
        checked.standardized(),
        Stream.concat(checked.messages().stream(), Stream.of(finding)),
        checked.source());
  }

  private Finding remark(String words) {
    return new Finding(
        Code.CARRIER_REMARK, "street1", AddressWords.CARRIER_REMARK.of(carrier, words));
  }

  private String source() {
    return carrier + "; " + checked.source();
  }

  private Stream<Finding> doubts(Address written, AddressValidations offline) {
    return switch (offline.review(AddressDraft.of(written))) {
      case AddressReview.Usable usable -> usable.validation().messages().stream();
      case AddressReview.Unusable _ -> checked.messages().stream();
    };
  }

  private AddressValidation with(Address written, Stream<Finding> findings, String source) {
    var told =
        findings
            .sorted(Comparator.comparing((Finding each) -> each.code().severity()).reversed())
            .toList();
    return new AddressValidation(
        told.stream().noneMatch(each -> each.code().severity() == Finding.Severity.WARNING),
        written,
        corrections(written),
        checked.residential(),
        told,
        source);
  }

  private List<Correction> corrections(Address written) {
    var before = checked.standardized();
    var all = new ArrayList<Correction>();
    add(all, "name", given.name(), before.name(), written.name());
    add(all, "company", given.company(), before.company(), written.company());
    add(all, "street1", given.street1(), before.street1(), written.street1());
    add(all, "street2", given.street2(), before.street2(), written.street2());
    add(all, "city", given.city(), before.city(), written.city());
    add(all, "state", given.state(), before.state(), written.state());
    add(all, "zip", given.zip(), before.zip(), written.zip());
    add(all, "country", given.country(), before.country(), written.country());
    return all;
  }

  private void add(
      List<Correction> all,
      String field,
      @Nullable String from,
      @Nullable String before,
      @Nullable String to) {
    var now = text(to);
    if (now.equals(text(before))) {
      checked.corrections().stream().filter(each -> each.field().equals(field)).forEach(all::add);
    } else if (!Spelling.core(text(from)).equals(Spelling.core(now))) {
      all.add(
          new Correction(
              field, text(from).isEmpty() ? null : from, now, "as " + carrier + " has it"));
    }
  }

  private static String text(@Nullable String text) {
    return Absent.toEmpty(text).strip();
  }

  /// The carrier's address, with the person, and every part the carrier left out, taken from
  /// before.
  private static Address filled(Address standard, Address before) {
    boolean street = standard.street1() != null;
    return new Address(
        before.name(),
        standard.company() == null ? before.company() : standard.company(),
        street ? standard.street1() : before.street1(),
        street ? standard.street2() : before.street2(),
        standard.city() == null ? before.city() : standard.city(),
        standard.state() == null ? before.state() : standard.state(),
        standard.zip().isBlank() ? before.zip() : standard.zip(),
        before.country(),
        before.phone(),
        before.email());
  }
}
