package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.Utf8Entry;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every table has one package that knows it. Whoever else reads it stands here, with the reason;
/// nobody else writes it. Read from the strings in the compiled classes.
class TableRuleTest {

  private static final Map<String, Set<String>> TABLES =
      Map.ofEntries(
          Map.entry("account.access", Set.of("api_key")),
          Map.entry("account.carrieraccount", Set.of("assigned_number", "carrier_account")),
          Map.entry("account.user", Set.of("workspace_user")),
          Map.entry("account.wallet", Set.of("wallet", "wallet_entry")),
          Map.entry("account.workspace", Set.of("workspace")),
          Map.entry(
              "analytics.history",
              Set.of("journey", "journey_carrier_day", "journey_lane_span", "journey_span")),
          Map.entry("analytics.invoice", Set.of("invoice", "invoice_difference", "invoice_line")),
          Map.entry("customer.branding", Set.of("brand_logo", "branding")),
          Map.entry("customer.email", Set.of("mail_letter", "mail_setup", "mail_template")),
          Map.entry("document.manifest", Set.of("manifest", "manifest_document", "manifest_line")),
          Map.entry("notice", Set.of("notice")),
          Map.entry("order", Set.of("order_parcel", "sales_order")),
          Map.entry("order.addressbook", Set.of("contact")),
          Map.entry("order.batch", Set.of("batch", "batch_row", "batch_row_beside")),
          Map.entry("order.boxing", Set.of("box_choice")),
          Map.entry("order.bulk", Set.of("bulk_change", "bulk_change_order")),
          Map.entry(
              "order.check",
              Set.of("pack_check", "pack_check_order", "pack_check_photo", "pack_check_scan")),
          Map.entry(
              "order.file",
              Set.of("order_column", "order_file", "order_file_bad", "order_mapping")),
          Map.entry("order.lease", Set.of("order_lease")),
          Map.entry("order.mark", Set.of("order_note", "order_tag", "tagged_order")),
          Map.entry("order.origin", Set.of("order_origin", "order_post_back")),
          Map.entry("order.picklist", Set.of("pick_list", "pick_list_count", "pick_list_order")),
          Map.entry("order.rule", Set.of("shipping_rule")),
          Map.entry("order.view", Set.of("saved_view")),
          Map.entry("order.agenda", Set.of("order_rule_due")),
          Map.entry("order.ruling", Set.of("order_ruling")),
          Map.entry("account.payor", Set.of("payor")),
          Map.entry("parcel.location", Set.of("location")),
          Map.entry("parcel.preset", Set.of("parcel_preset")),
          Map.entry("parcel.product", Set.of("product", "product_code", "product_picture")),
          Map.entry("platform.audit", Set.of("audit")),
          Map.entry("platform.event", Set.of("event", "change_count")),
          Map.entry("platform.idempotency", Set.of("idempotency")),
          Map.entry("platform.lease", Set.of("running_engine")),
          Map.entry("platform.setting", Set.of("installation", "setting", "vault_mark")),
          Map.entry("platform.station", Set.of("station")),
          Map.entry("print", Set.of("print_job", "print_job_label", "print_route")),
          Map.entry("print.content", Set.of("print_content")),
          Map.entry("print.printnode", Set.of("print_number")),
          Map.entry("print.printer", Set.of("printer")),
          Map.entry("retention", Set.of("purge")),
          Map.entry("sandbox", Set.of("sandbox_scan", "sandbox_serial", "sandbox_shipment")),
          Map.entry("sandbox.control", Set.of("sandbox_fault")),
          Map.entry("shipping.pickup", Set.of("pickup")),
          Map.entry("shipping.rate", Set.of("rate_request")),
          Map.entry(
              "shipping.store",
              Set.of(
                  "label_code",
                  "piece_label",
                  "shipment_document",
                  "shipment",
                  "shipment_choice",
                  "shipment_count",
                  "shipment_count_day")),
          Map.entry("source", Set.of("source", "source_sync")),
          Map.entry("source.files", Set.of("source_file")),
          Map.entry(
              "tracking",
              Set.of(
                  "piece_tracker",
                  "piece_tracker_scan",
                  "sent_tracker",
                  "sent_tracker_scan",
                  "tracker",
                  "tracker_scan")),
          Map.entry("webhook", Set.of("webhook", "webhook_attempt", "webhook_delivery")));

  /// A class, the table of another package that it reads, and why it does not ask the owner.
  private record Reader(String type, String table, String why) {}

  private static final List<Reader> READERS =
      List.of(
          new Reader(
              "ApiKeyStore",
              "workspace",
              "who calls and in which environment is one read of every request"),
          new Reader(
              "BatchListStore",
              "shipment",
              "the lines of a batch name their labels and tracking numbers in one statement"),
          new Reader(
              "BackupFile", "vault_mark", "a backup is checked before anything is opened on it"),
          new Reader(
              "BackupFile",
              "shipment",
              "what a restore would lose is counted before anything is opened on it"),
          new Reader(
              "RunningEngineStore",
              "installation",
              "whether an engine is too old is read with its sign of life"),
          new Reader(
              "RunningEngineStore",
              "workspace",
              "a sign of life asks what is due by the clock of each workspace"),
          new Reader(
              "PrintNumberStore",
              "print_job",
              "jobs are found, and paged, by the numbers they have for other programs"),
          new Reader("DeliveryStore", "event", "a page of deliveries shows the type of each event"),
          new Reader(
              "EventStore",
              "webhook_delivery",
              "an event stays while it is still to be delivered: one statement"),
          new Reader(
              "LateOrderStore",
              "sales_order",
              "late orders are counted, every minute: none is read"),
          new Reader("EventStore", "mail_letter", "an event stays while a letter tells of it"),
          new Reader(
              "LeaseStore", "event", "what is sent is read in the transaction that leases it"),
          new Reader(
              "LeaseStore",
              "workspace",
              "what is sent names its workspace, in the same transaction"),
          new Reader(
              "EmailStore",
              "event",
              "the next letter is read with what it tells of, in one transaction"),
          new Reader(
              "TrackerListStore",
              "shipment",
              "late parcels are counted and paged by the promise of their shipment"),
          new Reader(
              "OrderParcelStore",
              "shipment",
              "a parcel is given up only when nothing was bought for it, an order forgotten with"
                  + " the last of its shipments: one statement each"),
          new Reader(
              "SalesOrderRow",
              "order_origin",
              "an order is read with the shop it comes from, in one statement"),
          new Reader(
              "OrderStore",
              "tracker",
              "an order is read with what carriers say of its parcels, in one statement"),
          new Reader(
              "OrderStore",
              "sent_tracker",
              "an order is read with what carriers say of its parcels, in one statement"),
          new Reader(
              "OrderListStore",
              "tracker",
              "an order is read with what carriers say of its parcels, in one statement"),
          new Reader(
              "OrderListStore",
              "sent_tracker",
              "an order is read with what carriers say of its parcels, in one statement"),
          new Reader(
              "SalesOrderRow",
              "tracker",
              "an order is read with what carriers say of its parcels, in one statement"),
          new Reader(
              "SalesOrderRow",
              "sent_tracker",
              "an order is read with what carriers say of its parcels, in one statement"),
          new Reader(
              "SalesOrderRow",
              "order_post_back",
              "an order is read with what its shop is told of it, in one statement"),
          new Reader(
              "OrderStore",
              "order_origin",
              "an order is read with the shop it comes from, in one statement"),
          new Reader(
              "OrderStore",
              "order_post_back",
              "an order is read with what its shop is told of it, in one statement"),
          new Reader(
              "OrderListStore",
              "order_origin",
              "an order is read with the shop it comes from, in one statement"),
          new Reader(
              "OrderListStore",
              "order_post_back",
              "an order is read with what its shop is told of it, in one statement"),
          new Reader(
              "OriginStore",
              "sales_order",
              "which of a shop's orders wait is counted in one statement"),
          new Reader(
              "PrintQueueStore",
              "printer",
              "the job whose sheet lies in the printer is not counted among those that wait"),
          new Reader(
              "PrintQueueStore",
              "station",
              "a job is taken from a station that was forgotten in one statement"),
          new Reader("SalesOrderRow", "pick_list_order", "an order is read with its pick list"),
          new Reader("OrderStore", "pick_list_order", "an order is read with its pick list"),
          new Reader("OrderListStore", "pick_list_order", "an order is read with its pick list"),
          new Reader("SalesOrderRow", "order_tag", "an order is read with what people put on it"),
          new Reader("OrderStore", "order_tag", "an order is read with what people put on it"),
          new Reader("OrderListStore", "order_tag", "an order is read with what people put on it"),
          new Reader(
              "SalesOrderRow", "tagged_order", "an order is read with what people put on it"),
          new Reader("OrderStore", "tagged_order", "an order is read with what people put on it"),
          new Reader(
              "OrderListStore", "tagged_order", "an order is read with what people put on it"),
          new Reader("SalesOrderRow", "order_note", "an order is read with what people put on it"),
          new Reader("OrderStore", "order_note", "an order is read with what people put on it"),
          new Reader("OrderListStore", "order_note", "an order is read with what people put on it"),
          new Reader(
              "SalesOrderRow", "workspace_user", "an order is read with what people put on it"),
          new Reader("OrderStore", "workspace_user", "an order is read with what people put on it"),
          new Reader(
              "OrderListStore", "workspace_user", "an order is read with what people put on it"),
          new Reader("SalesOrderRow", "order_lease", "an order is read with who has it in hand"),
          new Reader("SalesOrderRow", "station", "an order is read with who has it in hand"),
          new Reader("SalesOrderRow", "running_engine", "an order is read with who has it in hand"),
          new Reader("OrderStore", "order_lease", "an order is read with who has it in hand"),
          new Reader("OrderStore", "station", "an order is read with who has it in hand"),
          new Reader("OrderStore", "running_engine", "an order is read with who has it in hand"),
          new Reader("OrderListStore", "order_lease", "an order is read with who has it in hand"),
          new Reader("OrderListStore", "station", "an order is read with who has it in hand"),
          new Reader(
              "OrderListStore", "running_engine", "an order is read with who has it in hand"),
          new Reader(
              "RuleAgendaStore",
              "shipping_rule",
              "a change of an order is noted only where there are rules: one statement"),
          new Reader("OrderLeaseStore", "station", "a lease ends with its station"),
          new Reader("OrderLeaseStore", "running_engine", "a lease ends with its station"),
          new Reader("PrintJobRow", "station", "a job is read with the name of its station"),
          new Reader("PrintJobListStore", "station", "a job is read with the name of its station"),
          new Reader("PrintJobEndStore", "station", "a job is read with the name of its station"),
          new Reader("PrintJobRow", "printer", "a job that waits is at the station of its printer"),
          new Reader(
              "PrintJobListStore", "printer", "a job that waits is at the station of its printer"),
          new Reader(
              "PrintJobEndStore", "printer", "a job that waits is at the station of its printer"),
          new Reader("PrinterStore", "station", "a printer is read with the name of its station"),
          new Reader(
              "SampleStore",
              "journey",
              "a sample is drawn from all journeys of a lane in one statement"),
          new Reader("RulingStore", "sales_order", "rules tell people of unfinished orders only"),
          new Reader("SubjectStore", "sales_order", "the audit names what was acted on"),
          new Reader("SubjectStore", "shipment", "the audit names what was acted on"),
          new Reader("SubjectStore", "workspace_user", "the audit names what was acted on"),
          new Reader("SubjectStore", "print_job", "the audit names what was acted on"),
          new Reader(
              "ShipmentSearchStore",
              "shipment",
              "a long list is searched, counted and paged in one statement"),
          new Reader(
              "ManifestStore", "shipment", "a manifest is made of shipments that are on none yet"));

  private static final Pattern USE =
      Pattern.compile("\\b(FROM|JOIN|INTO|UPDATE|FROM \\w+(?: \\w+)?,)\\s+(\\w+)");
  private static final Set<String> READS = Set.of("FROM", "JOIN");

  private record Use(String owner, String type, String table, boolean reads) {}

  private static final Set<Use> USES = new HashSet<>();
  private static final Set<String> SCHEMA = new TreeSet<>();

  @BeforeAll
  static void scan(@TempDir Path directory) throws IOException, URISyntaxException {
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      SCHEMA.addAll(
          database.read(
              tx ->
                  tx.handle()
                      .createQuery(
                          "SELECT name FROM sqlite_schema WHERE type = 'table'"
                              + " AND name NOT LIKE 'sqlite%'")
                      .mapTo(String.class)
                      .list()));
    }
    var classes =
        Path.of(Database.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    var root = classes.resolve("dev/quayside/engine");
    try (var files = Files.walk(root)) {
      for (var file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        scan(root, file);
      }
    }
  }

  private static void scan(Path root, Path file) throws IOException {
    var parent = root.relativize(file).getParent();
    var owner =
        parent == null ? "" : parent.toString().replace(file.getFileSystem().getSeparator(), ".");
    var type = file.getFileName().toString().replaceAll("(\\$.*)?\\.class", "");
    StreamSupport.stream(ClassFile.of().parse(file).constantPool().spliterator(), false)
        .filter(Utf8Entry.class::isInstance)
        .flatMap(entry -> USE.matcher(((Utf8Entry) entry).stringValue()).results())
        .filter(use -> SCHEMA.contains(use.group(2)))
        .forEach(use -> USES.add(new Use(owner, type, use.group(2), READS.contains(use.group(1)))));
  }

  @Test
  void everyTableIsKnownToItsOwnerAndToNamedReadersOnly() {
    var others = new TreeMap<String, String>();
    for (var use : USES) {
      boolean own = TABLES.getOrDefault(use.owner(), Set.of()).contains(use.table());
      boolean named =
          use.reads()
              && READERS.stream()
                  .anyMatch(
                      each -> each.type().equals(use.type()) && each.table().equals(use.table()));
      if (!own && !named) {
        others.put(use.owner() + "." + use.type(), use.table());
      }
    }
    assertThat(others).isEmpty();
  }

  @Test
  void everyTableHasOneOwner() {
    assertThat(TABLES.values().stream().flatMap(Set::stream)).doesNotHaveDuplicates();
    var used = new TreeSet<>(USES.stream().map(Use::table).toList());
    assertThat(TABLES.values().stream().flatMap(Set::stream))
        .containsExactlyInAnyOrderElementsOf(used);
  }

  @Test
  void noReaderIsLeftOver() {
    assertThat(READERS)
        .allSatisfy(
            reader ->
                assertThat(USES)
                    .anyMatch(
                        use ->
                            use.type().equals(reader.type())
                                && use.table().equals(reader.table())));
  }
}
