package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.picture.Picture;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Table `product_picture`.
final class ProductPictureStore {

  Optional<Picture> find(Tx tx, WorkspaceId workspace, String sku) {
    return tx.handle()
        .createQuery(
            "SELECT kind, content FROM product_picture"
                + " WHERE workspace_id = :workspace AND sku_key = :key")
        .bind("workspace", workspace.value())
        .bind("key", Product.key(sku))
        .map((row, _) -> new Picture(row.getString("kind"), row.getBytes("content")))
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, String sku, Picture picture) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO product_picture (workspace_id, sku_key, kind, content)
            VALUES (:workspace, :key, :kind, :content)
            ON CONFLICT (workspace_id, sku_key) DO UPDATE SET kind = excluded.kind, content = excluded.content
            """)
        .bind("workspace", workspace.value())
        .bind("key", Product.key(sku))
        .bind("kind", picture.kind())
        .bind("content", picture.content())
        .execute();
  }

  void remove(Tx tx, WorkspaceId workspace, String sku) {
    tx.handle()
        .createUpdate(
            "DELETE FROM product_picture WHERE workspace_id = :workspace AND sku_key = :key")
        .bind("workspace", workspace.value())
        .bind("key", Product.key(sku))
        .execute();
  }
}
