package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.statement.Query;

/// Table `product`.
final class ProductStore {

  private static final String FOUND =
      "FROM product WHERE workspace_id = :workspace AND instr(search, :search) > 0";

  private final ProductCodeStore codes = new ProductCodeStore();

  Optional<Product> bySku(Tx tx, WorkspaceId workspace, String sku) {
    return some(tx, workspace, List.of(Product.key(sku))).stream().findFirst();
  }

  /// @param keys of products, few enough for one statement
  List<Product> some(Tx tx, WorkspaceId workspace, List<String> keys) {
    return keys.isEmpty()
        ? List.of()
        : products(
            tx.handle()
                .createQuery(
                    "SELECT product FROM product WHERE workspace_id = :workspace AND sku_key IN"
                        + " (<keys>)")
                .bind("workspace", workspace.value())
                .bindList("keys", keys));
  }

  Page<Product> page(Tx tx, WorkspaceId workspace, String search, Slice<ProductSort> slice) {
    return Keyset.by("sku_key", slice)
        .page(
            slice,
            bound(tx, "SELECT count(*) " + FOUND, workspace, search).mapTo(Long.class).one(),
            rest -> bound(tx, "SELECT product " + FOUND + rest, workspace, search),
            (row, _) -> StoreJson.read(row.getString(1), Product.class),
            product -> new RowKey(List.of(Product.key(product.sku()))));
  }

  void put(Tx tx, WorkspaceId workspace, Product product) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO product (workspace_id, sku_key, search, product)
            VALUES (:workspace, :key, :search, :product)
            ON CONFLICT (workspace_id, sku_key) DO UPDATE SET search = excluded.search, product = excluded.product
            """)
        .bind("workspace", workspace.value())
        .bind("key", Product.key(product.sku()))
        .bind("search", search(product))
        .bind("product", StoreJson.write(product))
        .execute();
    codes.put(tx, workspace, product);
  }

  /// The products with a bar code or a SKU.
  ///
  /// @param spellings of the code, few enough for one statement
  List<Product> called(Tx tx, WorkspaceId workspace, List<String> spellings) {
    var keys = new LinkedHashSet<>(codes.of(tx, workspace, spellings));
    spellings.forEach(each -> keys.add(Product.key(each)));
    return some(tx, workspace, List.copyOf(keys));
  }

  boolean remove(Tx tx, WorkspaceId workspace, String sku) {
    codes.remove(tx, workspace, sku);
    return tx.handle()
            .createUpdate("DELETE FROM product WHERE workspace_id = :workspace AND sku_key = :key")
            .bind("workspace", workspace.value())
            .bind("key", Product.key(sku))
            .execute()
        == 1;
  }

  private static Query bound(Tx tx, String select, WorkspaceId workspace, String search) {
    return tx.handle()
        .createQuery(select)
        .bind("workspace", workspace.value())
        .bind("search", search.toLowerCase(Locale.ROOT));
  }

  private static List<Product> products(Query query) {
    return query.map((row, _) -> StoreJson.read(row.getString(1), Product.class)).list();
  }

  private static String search(Product product) {
    return Stream.concat(
            Stream.of(product.sku(), product.name(), product.place()),
            product.codes().stream().map(ProductBarcode::code))
        .filter(Objects::nonNull)
        .collect(Collectors.joining(" "))
        .toLowerCase(Locale.ROOT);
  }
}
