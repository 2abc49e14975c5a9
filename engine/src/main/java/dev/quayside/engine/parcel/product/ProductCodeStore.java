package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;

/// Table `product_code`: finds products by their bar codes.
final class ProductCodeStore {

  /// Keys of the products that have one of these codes.
  List<String> of(Tx tx, WorkspaceId workspace, List<String> codes) {
    return tx.handle()
        .createQuery(
            "SELECT sku_key FROM product_code WHERE workspace_id = :workspace AND code IN (<codes>)")
        .bind("workspace", workspace.value())
        .bindList("codes", codes)
        .mapTo(String.class)
        .list();
  }

  void put(Tx tx, WorkspaceId workspace, Product product) {
    remove(tx, workspace, product.sku());
    product.codes().stream()
        .map(ProductBarcode::code)
        .distinct()
        .forEach(code -> insert(tx, workspace, code, Product.key(product.sku())));
  }

  void remove(Tx tx, WorkspaceId workspace, String sku) {
    tx.handle()
        .createUpdate("DELETE FROM product_code WHERE workspace_id = :workspace AND sku_key = :key")
        .bind("workspace", workspace.value())
        .bind("key", Product.key(sku))
        .execute();
  }

  private static void insert(Tx tx, WorkspaceId workspace, String code, String key) {
    tx.handle()
        .createUpdate(
            "INSERT INTO product_code (workspace_id, code, sku_key) VALUES (:workspace, :code, :key)")
        .bind("workspace", workspace.value())
        .bind("code", code)
        .bind("key", key)
        .execute();
  }
}
