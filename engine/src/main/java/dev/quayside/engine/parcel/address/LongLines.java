package dev.quayside.engine.parcel.address;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.base.text.HtmlText;
import dev.quayside.engine.parcel.address.postal.PlaceCodes;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// An address of a program that lets lines be longer than a label has room for, and writes them for
/// web pages.
public final class LongLines {

  /// Between two lines that a shop keeps in one field.
  private static final Pattern BREAK = Pattern.compile("[\\s,]*[\\r\\n\u2028]+[\\s,]*");

  private static final Pattern CODE = Pattern.compile("[A-Z]{2}");

  /// Of no country (ISO 3166-1, user-assigned).
  private static final String NOWHERE = "ZZ";

  private LongLines() {}

  /// As a form here would take it: a long street goes on in the second line, a long name in the
  /// company's where that is free; everything else is cut. A country that is none is `ZZ`, which no
  /// label has. Countries, states and postal codes by name are read as typed ones are; a state that
  /// is left out is that of the postal code, where that has only one.
  public static Address fitted(Address told) {
    var street = line(told.street1());
    var second = line(told.street2());
    if (street != null && street.length() > AddressDraft.LONGEST_LINE) {
      int end = end(street);
      second = (street.substring(end) + (second == null ? "" : " " + second)).strip();
      street = street.substring(0, end).strip();
    }
    var name = line(told.name());
    var company = line(told.company());
    if (name != null && isTooLong(name) && (company == null || company.isBlank())) {
      // the surname stands at the end
      company = name.substring(end(name)).strip();
    }
    var read =
        new AddressDraft(
                cut(name),
                cut(company),
                street,
                cut(second),
                cut(line(told.city())),
                cut(line(told.state())),
                cut(told.zip()),
                told.country(),
                cut(told.phone()),
                isTooLong(told.email()) ? null : told.email())
            .value();
    return CODE.matcher(read.country()).matches() ? withState(read) : nowhere(read, told.country());
  }

  /// A state that the program leaves to the postal code.
  private static Address withState(Address read) {
    if (read.state() != null) {
      return read;
    }
    var state = new PlaceCodes(read.country(), "", read.zip()).withStateOfZip().state();
    return new Address(
        read.name(),
        read.company(),
        read.street1(),
        read.street2(),
        read.city(),
        Absent.fromEmpty(state),
        read.zip(),
        read.country(),
        read.phone(),
        read.email());
  }

  /// What is no country is kept where a person sees it who puts the address right.
  private static Address nowhere(Address read, String word) {
    var city = read.city();
    var named = word.isBlank() || city == null ? city : city + ", " + word.strip();
    return new Address(
        read.name(),
        read.company(),
        read.street1(),
        read.street2(),
        cut(named),
        read.state(),
        read.zip(),
        NOWHERE,
        read.phone(),
        read.email());
  }

  /// Where a line is broken: between two words where it can be.
  private static int end(String line) {
    int blank = line.lastIndexOf(' ', AddressDraft.LONGEST_LINE);
    return blank > 0 ? blank : AddressDraft.LONGEST_LINE;
  }

  private static @Nullable String cut(@Nullable String line) {
    return isTooLong(line) ? with(line, text -> text.substring(0, end(text)).strip()) : line;
  }

  private static @Nullable String line(@Nullable String text) {
    return with(text, each -> BREAK.matcher(HtmlText.decoded(each).strip()).replaceAll(", "));
  }

  private static @Nullable String with(@Nullable String line, UnaryOperator<String> change) {
    return line == null ? null : change.apply(line);
  }

  private static boolean isTooLong(@Nullable String line) {
    return line != null && line.length() > AddressDraft.LONGEST_LINE;
  }
}
