package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.i18n.PlainWords;
import dev.quayside.app.screen.orders.change.Chosen;
import dev.quayside.app.screen.orders.mark.MarkOption.Kind;
import dev.quayside.app.screen.orders.mark.MarkOption.Spread;
import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagColour;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What the typed words leave of the tags or people that can be put on the chosen orders.
record MarkOptions(MarkOffer offer, List<Chosen> orders, String typed) {

  /// Options shown at once; more are found by typing.
  private static final int MOST = 40;

  private static final Assignee NOBODY = new Assignee("", "");

  /// What the window calls the two choices that are no name.
  record Words(String me, String nobody) {}

  /// The tags that hold the words, those that begin with them first, and a new one by that name
  /// where none is called so.
  List<MarkOption> tags() {
    var named = typed.strip();
    var key = Tag.key(named);
    var having = having();
    var known = known();
    var found =
        new ArrayList<>(
            known.entrySet().stream()
                .filter(each -> PlainWords.hold(each.getValue().name(), typed))
                .sorted(Comparator.comparingInt(each -> rank(each.getKey(), key)))
                .limit(MOST)
                .map(each -> option(each.getValue(), having.getOrDefault(each.getKey(), 0)))
                .toList());
    if (!named.isEmpty() && !known.containsKey(key)) {
      found.add(MarkOption.fresh(named));
    }
    return found;
  }

  private static int rank(String name, String typed) {
    return name.equals(typed) ? 0 : name.startsWith(typed) ? 1 : 2;
  }

  /// The person at the window, the others, nobody.
  List<MarkOption> people(Words words) {
    var me = offer.people().stream().filter(each -> each.id().equals(offer.me()));
    var others = offer.people().stream().filter(each -> !each.id().equals(offer.me()));
    return Stream.of(
            me.flatMap(each -> person(Kind.ME, each, words.me())),
            others.flatMap(each -> person(Kind.PERSON, each, "")),
            person(Kind.NOBODY, NOBODY, words.nobody()))
        .flatMap(each -> each)
        .limit(MOST)
        .toList();
  }

  /// @param also what else the person is called
  private Stream<MarkOption> person(Kind kind, Assignee one, String also) {
    long having = orders.stream().filter(order -> one.id().equals(holder(order))).count();
    var spread = Spread.of(having, orders.size());
    return PlainWords.hold(one.name() + " " + also, typed)
        ? Stream.of(new MarkOption(kind, one.id(), one.name(), TagColour.GREY, spread))
        : Stream.of();
  }

  private static String holder(Chosen order) {
    var holder = order.marks().assignedTo();
    return holder == null ? "" : holder.id();
  }

  private MarkOption option(OrderTag tag, int having) {
    return new MarkOption(Kind.TAG, "", tag.name(), tag.colour(), Spread.of(having, orders.size()));
  }

  /// How many of the orders have each tag.
  private Map<String, Integer> having() {
    var having = new HashMap<String, Integer>();
    orders.stream()
        .flatMap(order -> order.marks().tags().stream())
        .forEach(tag -> having.merge(Tag.key(tag.name()), 1, Integer::sum));
    return having;
  }

  /// All tags by what tells them apart, also those that another desk has just made.
  private Map<String, OrderTag> known() {
    var known = new TreeMap<String, OrderTag>();
    orders.stream()
        .flatMap(order -> order.marks().tags().stream())
        .forEach(tag -> known.put(Tag.key(tag.name()), tag));
    offer.tags().forEach(tag -> known.put(Tag.key(tag.name()), OrderTag.of(tag)));
    return known;
  }
}
