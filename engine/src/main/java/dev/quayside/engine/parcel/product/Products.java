package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.ArrayList;
import java.util.Collection;
import java.util.function.UnaryOperator;

/// The product catalogue of a workspace: kept by its people, and taught by orders what it does not
/// know yet.
public final class Products {

  /// SQLite takes a few thousand in one statement.
  private static final int AT_ONCE = 500;

  private final Database database;
  private final ProductStore store = new ProductStore();

  public Products(Database database) {
    this.database = database;
  }

  /// By SKU.
  ///
  /// @param search part of SKU, name or bar code; empty for all
  public Page<Product> list(Caller caller, String search, Page.Request page) {
    return database.read(tx -> store.page(tx, caller.workspace(), search.strip(), page));
  }

  /// @throws ProblemException `NOT_FOUND`
  public Product get(Caller caller, String sku) {
    return database.read(tx -> known(tx, caller.workspace(), sku));
  }

  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when there is one with its SKU
  public Product add(Caller caller, Product product) {
    check(product);
    return database.write(
        tx -> {
          if (store.bySku(tx, caller.workspace(), product.sku()).isPresent()) {
            throw ProblemException.refused(
                ProblemCode.CONFLICT, ParcelWords.PRODUCT_DOUBLE, product.sku());
          }
          store.put(tx, caller.workspace(), product);
          return product;
        });
  }

  /// Makes it, or takes the place of the one with its SKU.
  ///
  /// @throws ProblemException `INVALID_REQUEST`
  public Product put(Caller caller, Product product) {
    check(product);
    return database.write(
        tx -> {
          store.put(tx, caller.workspace(), product);
          return product;
        });
  }

  /// @throws ProblemException `INVALID_REQUEST`, `NOT_FOUND`
  public Product change(Caller caller, String sku, UnaryOperator<Product> change) {
    return database.write(
        tx -> {
          var changed = change.apply(known(tx, caller.workspace(), sku));
          check(changed);
          store.put(tx, caller.workspace(), changed);
          return changed;
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  public void remove(Caller caller, String sku) {
    if (!database.write(tx -> store.remove(tx, caller.workspace(), sku))) {
      throw ProblemException.notFound(ParcelWords.THIS_PRODUCT);
    }
  }

  /// What is known of some.
  public Shelf shelf(Tx tx, WorkspaceId workspace, Collection<String> skus) {
    var keys = skus.stream().map(Product::key).distinct().toList();
    var found = new ArrayList<Product>();
    for (int from = 0; from < keys.size(); from += AT_ONCE) {
      var some = keys.subList(from, Math.min(from + AT_ONCE, keys.size()));
      found.addAll(store.some(tx, workspace, some));
    }
    return new Shelf(found);
  }

  /// Keeps what it learned.
  public void keep(Tx tx, WorkspaceId workspace, Shelf shelf) {
    shelf.learned().forEach(each -> store.put(tx, workspace, each));
  }

  private Product known(Tx tx, WorkspaceId workspace, String sku) {
    return store
        .bySku(tx, workspace, sku)
        .orElseThrow(() -> ProblemException.notFound(ParcelWords.THIS_PRODUCT));
  }

  private static void check(Product product) {
    var found = new Violations();
    product.check(found);
    found.throwAs(ProblemCode.INVALID_REQUEST);
  }
}
