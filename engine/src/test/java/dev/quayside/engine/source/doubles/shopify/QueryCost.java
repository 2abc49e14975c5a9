package dev.quayside.engine.source.doubles.shopify;

import graphql.language.Document;
import graphql.language.Field;
import graphql.language.FragmentDefinition;
import graphql.language.FragmentSpread;
import graphql.language.InlineFragment;
import graphql.language.IntValue;
import graphql.language.OperationDefinition;
import graphql.language.OperationDefinition.Operation;
import graphql.language.SelectionSet;
import graphql.parser.Parser;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What a question costs, read as dearly as Shopify's pages allow: an object 1, a connection 2 and
/// as often its objects as it may hold, a change 10.
public final class QueryCost {

  public static final int MOST = 1_000;

  private final Map<String, FragmentDefinition> fragments;

  private QueryCost(Document document) {
    fragments =
        document.getDefinitionsOfType(FragmentDefinition.class).stream()
            .collect(Collectors.toMap(FragmentDefinition::getName, each -> each));
  }

  /// Before it is answered.
  public static int requested(String query) {
    var document = Parser.parse(query);
    var operation = document.getDefinitionsOfType(OperationDefinition.class).getFirst();
    int change = operation.getOperation() == Operation.MUTATION ? 10 : 0;
    return change + new QueryCost(document).cost(operation.getSelectionSet());
  }

  /// Of what the answer holds.
  public static int actual(@Nullable Object data) {
    return switch (data) {
      case Map<?, ?> object -> 1 + object.values().stream().mapToInt(QueryCost::actual).sum();
      case Collection<?> list -> list.stream().mapToInt(QueryCost::actual).sum();
      case null, default -> 0;
    };
  }

  private int cost(@Nullable SelectionSet selection) {
    return selection == null
        ? 0
        : selection.getSelections().stream()
            .mapToInt(
                each ->
                    switch (each) {
                      case Field field -> cost(field);
                      case FragmentSpread spread ->
                          cost(
                              Objects.requireNonNull(fragments.get(spread.getName()))
                                  .getSelectionSet());
                      case InlineFragment inline -> cost(inline.getSelectionSet());
                      default -> 0;
                    })
            .sum();
  }

  private int cost(Field field) {
    if (field.getSelectionSet() == null) {
      return 0;
    }
    var first =
        field.getArguments().stream()
            .filter(each -> each.getName().equals("first"))
            .map(each -> ((IntValue) each.getValue()).getValue().intValue())
            .findFirst();
    int inside = cost(field.getSelectionSet());
    return first.map(most -> 2 + most * Math.max(1, inside)).orElse(1 + inside);
  }
}
