package dev.quayside.engine.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.order.lease.OrderLease;
import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.StaffNote;
import dev.quayside.engine.order.origin.Origin;
import dev.quayside.engine.order.origin.PostBack;
import dev.quayside.engine.order.packing.OnPickList;
import dev.quayside.engine.order.packing.OrderParcel;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SalesOrderRowTest {

  private static final String OBJECT = "json_object(";

  /// An order and all it has come with one statement, which names their components: one that is
  /// renamed in Java alone would be read as null.
  @Test
  void theStatementNamesEveryComponentOfWhatItReads() {
    assertThat(objects(SalesOrderRow.SELECT))
        .containsExactlyInAnyOrder(
            components(OrderParcel.class),
            components(Origin.class),
            components(PostBack.class),
            components(OrderLease.class),
            components(OnPickList.class),
            components(OrderTag.class),
            components(Assignee.class),
            components(StaffNote.class),
            components(StaffNote.Author.class));
  }

  private static List<String> components(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(RecordComponent::getName)
        .sorted()
        .toList();
  }

  /// The names that each object of the statement gives.
  private static List<List<String>> objects(String sql) {
    var all = new ArrayList<List<String>>();
    for (int at = sql.indexOf(OBJECT); at >= 0; at = sql.indexOf(OBJECT, at + 1)) {
      all.add(names(sql.substring(at + OBJECT.length())));
    }
    return all;
  }

  /// Every other argument, up to the bracket that closes them.
  private static List<String> names(String arguments) {
    var found = new ArrayList<String>();
    int depth = 0;
    int begun = 0;
    for (int at = 0; depth >= 0; at++) {
      char each = arguments.charAt(at);
      depth += each == '(' ? 1 : each == ')' ? -1 : 0;
      if (depth < 0 || depth == 0 && each == ',') {
        found.add(arguments.substring(begun, at).strip());
        begun = at + 1;
      }
    }
    return IntStream.range(0, found.size())
        .filter(index -> index % 2 == 0)
        .mapToObj(found::get)
        .map(quoted -> quoted.substring(1, quoted.length() - 1))
        .sorted()
        .toList();
  }
}
