package dev.quayside.engine.source.shipstation;

import dev.quayside.engine.carrier.http.Xml;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Orders of a cart that writes its XML by hand: one buyer's bare `&`, emoji in halves or control
/// character makes all of it unreadable. It is mended where it is clear what was meant; else each
/// order is read by itself, and the broken one is named.
///
/// @param root with the orders that can be read
/// @param broken the others
record StoreDocument(Xml root, List<Xml> orders, List<BrokenOrder> broken) {

  private static final Pattern ORDER = Pattern.compile("(?s)<Order(?:\\s[^>]*)?>.*?</Order\\s*>");
  private static final Pattern ROOT = Pattern.compile("(?s)<Orders(?:\\s[^>]*)?>");

  /// @param text of it
  /// @param line in the shop's answer, from 1
  record BrokenOrder(String text, int line, int column) {

    /// What is written between two tags; empty where there is none.
    String field(String name) {
      var found =
          Pattern.compile("(?s)<" + name + ">(?:<!\\[CDATA\\[)?(.*?)(?:]]>)?</" + name + ">")
              .matcher(text);
      return found.find() ? found.group(1).strip() : "";
    }
  }

  /// Empty for what is no list of orders.
  static Optional<StoreDocument> read(byte[] body) {
    if (Xml.parsed(body) instanceof Xml.Whole(var root)) {
      return of(root);
    }
    var text = MendedXml.of(body);
    return root(text).flatMap(StoreDocument::of).or(() -> oneByOne(text));
  }

  private static Optional<StoreDocument> of(Xml root) {
    return Optional.of(root)
        .filter(all -> all.isNamed("Orders"))
        .map(all -> new StoreDocument(all, all.children("Order"), List.of()));
  }

  private static Optional<StoreDocument> oneByOne(String text) {
    var start = ROOT.matcher(text);
    if (!start.find()) {
      return Optional.empty();
    }
    var root = root(start.group() + "</Orders>");
    var good = new ArrayList<Xml>();
    var broken = new ArrayList<BrokenOrder>();
    var found = ORDER.matcher(text);
    while (found.find()) {
      if (parsed(found.group()) instanceof Xml.Whole(var order)) {
        good.add(order);
      } else if (parsed(found.group()) instanceof Xml.Broken(int line, int column)) {
        long before = text.substring(0, found.start()).lines().count();
        broken.add(
            new BrokenOrder(
                found.group(), (int) Math.max(1, before) + Math.max(0, line - 1), column));
      }
    }
    return good.isEmpty() && broken.isEmpty()
        ? Optional.empty()
        : root.map(all -> new StoreDocument(all, good, broken));
  }

  private static Optional<Xml> root(String text) {
    return parsed(text) instanceof Xml.Whole(var root) ? Optional.of(root) : Optional.empty();
  }

  private static Xml.Parsed parsed(String text) {
    return Xml.parsed(text.getBytes(StandardCharsets.UTF_8));
  }
}
