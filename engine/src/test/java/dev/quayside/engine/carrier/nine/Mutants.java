package dev.quayside.engine.carrier.nine;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A carrier's answer, each time with one thing in it that is not as it should be.
final class Mutants {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern ELEMENT = Pattern.compile("<([A-Za-z][\\w:-]*)[^<>]*>[^<>]*</\\1>");
  private static final Pattern BELOW = Pattern.compile("[:,\\[>]-1[,\\]}<]");
  private static final List<String> VALUES =
      List.of("null", "\"\"", "\"x\"", "[]", "{}", "-1", "1e99", "true");

  /// What stands where a date should.
  static final List<String> NO_DATES =
      List.of(
          "",
          "2026-02-31",
          "20260231",
          "+999999999-12-31T23:59:59Z",
          "31/31/2026 25:61:00",
          "soon");

  private static final Pattern DATE =
      Pattern.compile(
          "(?<=[\">])(20\\d\\d-?\\d\\d-?\\d\\d|\\d{1,2}/\\d{1,2}/20\\d\\d)([ T][^\"<]*)?(?=[\"<])");

  private Mutants() {}

  /// With every date written like that.
  static String dated(String text, String date) {
    return DATE.matcher(text).replaceAll(Matcher.quoteReplacement(date));
  }

  static List<String> of(String text) {
    try {
      return json(text);
    } catch (JsonProcessingException none) {
      return xml(text);
    }
  }

  /// Those with one number below nothing.
  static List<String> below(String text) {
    return of(text).stream().filter(each -> BELOW.matcher(each).find()).toList();
  }

  private static List<String> json(String text) throws JsonProcessingException {
    var mutants = new ArrayList<String>();
    int nodes = leaves(JSON.readTree(text), new ArrayList<>()).size();
    for (int i = 0; i < nodes; i++) {
      for (var value : VALUES) {
        var tree = JSON.readTree(text);
        leaves(tree, new ArrayList<>()).get(i).set(JSON.readTree(value));
        mutants.add(tree.toString());
      }
    }
    return mutants;
  }

  /// Where a value stands.
  private record Leaf(JsonNode parent, String name, int index) {
    void set(JsonNode value) {
      if (parent instanceof ObjectNode object) {
        object.set(name, value);
      } else {
        ((ArrayNode) parent).set(index, value);
      }
    }
  }

  private static List<Leaf> leaves(JsonNode node, List<Leaf> found) {
    node.properties()
        .forEach(
            each -> {
              found.add(new Leaf(node, each.getKey(), 0));
              leaves(each.getValue(), found);
            });
    if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        found.add(new Leaf(node, "", i));
        leaves(node.get(i), found);
      }
    }
    return found;
  }

  private static List<String> xml(String text) {
    var mutants = new ArrayList<String>();
    ELEMENT
        .matcher(text)
        .results()
        .forEach(
            hit -> {
              var before = text.substring(0, hit.start());
              var after = text.substring(hit.end());
              var name = hit.group(1);
              mutants.add(before + after);
              for (var value : List.of("", "x", "-1", "1e99")) {
                mutants.add(before + "<" + name + ">" + value + "</" + name + ">" + after);
              }
            });
    return mutants;
  }
}
