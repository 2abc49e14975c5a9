package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.parcel.address.postal.PostalText;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Addresses as Japan, Korea, China and Taiwan write them in their own scripts: from the largest
/// part to the smallest, without commas and mostly without blanks.
final class EastAsianAddress {

  private static final Pattern ZIP =
      Pattern.compile("^(?:〒?\\s*(\\d{3}-?\\d{4})|[(\\[]?(\\d{5,6})[)\\]]?)\\s*");

  /// As Taobao writes it, behind the address.
  private static final Pattern ZIP_LAST = Pattern.compile("\\s*[(\\[](\\d{6})[)\\]]$");

  private static final String JP_PREFECTURE = "北海道|東京都|京都府|大阪府|\\p{IsHan}{2,3}県";

  /// `千代田区`, `横浜市西区`, `四日市市`, `足柄下郡箱根町`.
  private static final String JP_CITY =
      "[^市\\d]{1,6}郡[^市\\d]{1,6}?[町村]|[^\\d]{1,6}?市(?!市)(?:[^市区\\d]{1,5}区)?|[^市区\\d]{1,5}区";

  private static final Pattern JAPANESE =
      Pattern.compile("(" + JP_PREFECTURE + ")?\\s*(" + JP_CITY + ")\\s*(.+)");

  private static final Pattern TAIWANESE =
      Pattern.compile(
          "(\\p{IsHan}{2}[市縣])\\s*(\\p{IsHan}{1,3}?[區鄉鎮]|\\p{IsHan}{2}(?<=\\p{IsHan}縣\\p{IsHan}{2})市)\\s*(.+)");

  /// A municipality has districts in place of cities.
  private static final Pattern CHINESE_MUNICIPALITY =
      Pattern.compile(
          "((?:北京|上海|天津|重庆)市?)\\s*(?:(?:北京|上海|天津|重庆)市|市辖区)?\\s*(\\p{IsHan}{1,5}?[区县])\\s*(.+)");

  private static final Pattern CHINESE =
      Pattern.compile(
          "(\\p{IsHan}{2,3}省|\\p{IsHan}{2,6}自治区)\\s*(\\p{IsHan}{1,8}?(?:市|自治州|地区|盟))\\s*(.+)");

  private static final Pattern KOREAN =
      Pattern.compile(
          "(\\S{2,7}(?:시|도)|서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)\\s+"
              + "(\\S+[시군구](?:\\s+\\S+구)?|\\S+[읍면동로길])\\s+(.+)");

  private EastAsianAddress() {}

  /// @return empty when it is none, or cannot be told apart for certain
  static Optional<AddressCell> of(String text) {
    var whole = PostalText.ascii(text).replaceAll("\\s+", " ").strip();
    var zip = ZIP.matcher(whole);
    boolean coded = zip.find();
    var code = coded ? zip.group(1) == null ? zip.group(2) : zip.group(1) : null;
    var last = ZIP_LAST.matcher(whole);
    if (!coded && last.find()) {
      return of(last.group(1) + " " + whole.substring(0, last.start()));
    }
    var bare = coded ? whole.substring(zip.end()) : whole;
    return Stream.of(CHINESE_MUNICIPALITY, CHINESE, TAIWANESE, JAPANESE, KOREAN)
        .map(form -> form.matcher(bare))
        .filter(Matcher::matches)
        .findFirst()
        .map(found -> read(found, code));
  }

  private static AddressCell read(Matcher found, @Nullable String zip) {
    return new AddressCell(
        null, found.group(3), null, found.group(2), found.group(1), zip, null, null);
  }
}
