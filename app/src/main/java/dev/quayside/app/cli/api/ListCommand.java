package dev.quayside.app.cli.api;

import dev.quayside.app.cli.api.Listing.Column;
import dev.quayside.app.cli.api.Listing.Paging;
import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandGroup;
import dev.quayside.app.cli.terminal.Table;
import dev.quayside.app.cli.terminal.Table.Align;
import dev.quayside.engine.base.identity.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// `quayside NAME list`: the same command for every list of the API.
@Command(name = "list")
public final class ListCommand extends ApiCommand {

  private static final String PAGE = "--page";
  private static final String ALL = "--all";
  private static final String PAGE_SIZE = "100";

  /// A command that has only a list.
  @Command
  private static final class Lists extends CommandGroup {}

  private final Listing listing;

  private ListCommand(Listing listing) {
    this.listing = listing;
  }

  /// Adds the lists to the commands of their names; a name without a command gets one.
  public static void addTo(CommandLine program) {
    for (var listing : Listings.ALL) {
      if (!program.getSubcommands().containsKey(listing.name())) {
        var lists = CommandSpec.forAnnotatedObject(new Lists());
        lists.usageMessage().description("List " + listing.what() + ".");
        program.addSubcommand(listing.name(), lists);
      }
      Objects.requireNonNull(program.getSubcommands().get(listing.name()))
          .addSubcommand("list", spec(listing));
    }
  }

  private static CommandSpec spec(Listing listing) {
    var spec = CommandSpec.forAnnotatedObject(new ListCommand(listing));
    spec.usageMessage().description("List " + listing.what() + ".");
    for (var filter : listing.filters()) {
      spec.addOption(ListFilter.option(filter));
    }
    if (listing.paging() == Paging.PAGES) {
      spec.addOption(
          OptionSpec.builder(PAGE)
              .paramLabel("N")
              .type(Integer.class)
              .defaultValue("1")
              .description("A hundred at a time. Default: 1")
              .build());
    }
    if (listing.paging() != Paging.WHOLE) {
      spec.addOption(
          OptionSpec.builder(ALL)
              .type(Boolean.class)
              .arity("0")
              .defaultValue("false")
              .description("Every page.")
              .build());
    }
    return spec;
  }

  @Override
  protected Role role() {
    return listing.role();
  }

  @Override
  protected void run(Api api) {
    boolean all = listing.paging() != Paging.WHOLE && spec.findOption(ALL).<Boolean>getValue();
    var answer = all ? Pages.all(api, listing.path(), query()) : api.get(listing.path(), query());
    var items = answer.at(listing.items()).each();
    show(
        answer,
        items.stream().map(each -> each.text(listing.id())),
        () ->
            items.isEmpty()
                ? List.of("No " + listing.name().replace('-', ' ') + ".")
                : lines(answer, items));
  }

  private Map<String, String> query() {
    var query = new LinkedHashMap<String, String>();
    for (var filter : listing.filters()) {
      query.put(filter, spec.findOption(ListFilter.name(filter)).<String>getValue());
    }
    if (listing.paging() == Paging.PAGES) {
      query.put("page", spec.findOption(PAGE).<Integer>getValue().toString());
    }
    if (listing.paging() != Paging.WHOLE) {
      query.put("pageSize", PAGE_SIZE);
    }
    return query;
  }

  private List<String> lines(Answer answer, List<Answer> items) {
    var lines = new ArrayList<>(table(items).lines());
    var place = answer.at("pagination");
    if (place.text("hasMore").equals("true")) {
      lines.add("There are more: --all");
    } else if (!place.text("page").equals(place.text("totalPages"))) {
      lines.add(
          "Page " + place.text("page") + " of " + place.text("totalPages") + ": --page or --all");
    }
    return lines;
  }

  private Table table(List<Answer> items) {
    var columns = listing.columns();
    var table =
        new Table(
            columns.stream().map(column -> align(column, items)).toList(),
            columns.stream().map(Column::heading).toArray(String[]::new));
    for (var item : items) {
      table.row(
          columns.stream()
              .map(column -> item.within(column.field()).cell())
              .toArray(String[]::new));
    }
    return table;
  }

  private static Align align(Column column, List<Answer> items) {
    return items.stream().anyMatch(item -> item.within(column.field()).isNumber())
        ? Align.RIGHT
        : Align.LEFT;
  }
}
