package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.parcel.picture.Picture;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// The product catalogue of a workspace: edited by its people, and completed from orders.
public final class Products {

  /// Products read in one statement: SQLite takes a few thousand parameters at most.
  private static final int AT_ONCE = 500;

  /// Rows written in one transaction on import; small, so that purchases are not held up.
  private static final int KEPT_AT_ONCE = 100;

  private final Database database;
  private final Audit audit;
  private final ProductStore store = new ProductStore();
  private final ProductPictureStore pictures = new ProductPictureStore();
  private volatile Entered entered = (_, _) -> {};

  /// Called with what a person entered, once it is stored. Entering the same products again makes
  /// up for a call that a crash prevented.
  @FunctionalInterface
  public interface Entered {
    void happened(WorkspaceId workspace, List<Product> products);
  }

  public Products(Database database, Audit audit) {
    this.database = database;
    this.audit = audit;
  }

  /// Sets who is called when a person enters products: the orders that wait for such facts.
  public void whenEntered(Entered listener) {
    entered = listener;
  }

  /// One page of the catalogue.
  ///
  /// @param search part of SKU, name or bar code; empty for all
  public Page<Product> list(Caller caller, String search, Slice<ProductSort> slice) {
    return database.read(tx -> store.page(tx, caller.workspace(), search.strip(), slice));
  }

  /// @throws ProblemException `NOT_FOUND`
  public Product get(Caller caller, String sku) {
    return database.read(tx -> known(tx, caller.workspace(), sku));
  }

  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the SKU is taken
  public Product add(Caller caller, Product product) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, product::check);
    return entered(
        caller,
        tx -> {
          if (store.bySku(tx, caller.workspace(), product.sku()).isPresent()) {
            throw ProblemException.refused(
                ProblemCode.CONFLICT, ParcelWords.PRODUCT_DOUBLE, product.sku());
          }
          return product;
        });
  }

  /// Adds a product, or replaces the one with its SKU.
  ///
  /// @throws ProblemException `INVALID_REQUEST`
  public Product put(Caller caller, Product product) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, product::check);
    return entered(
        caller,
        tx ->
            store
                .bySku(tx, caller.workspace(), product.sku())
                .map(product::keepingPicture)
                .orElse(product));
  }

  /// The most kB of a picture.
  private static final int MOST_PICTURE_KB = 200;

  /// The picture that is kept of a product.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Picture picture(Caller caller, String sku) {
    return database
        .read(
            tx -> {
              known(tx, caller.workspace(), sku);
              return pictures.find(tx, caller.workspace(), sku);
            })
        .orElseThrow(() -> ProblemException.notFound(ParcelWords.A_PICTURE));
  }

  /// Keeps a picture of a product, which is shown in place of one elsewhere.
  ///
  /// @param file PNG or JPEG
  /// @throws ProblemException `PAYLOAD_TOO_LARGE`, `INVALID_REQUEST`, `NOT_FOUND`
  public Product keepPicture(Caller caller, String sku, byte[] file) {
    Acting.require(Right.CHANGE_SETTINGS);
    var picture = Picture.read(file, MOST_PICTURE_KB);
    var digest = picture.digest();
    return entered(
        caller,
        tx -> {
          var product = known(tx, caller.workspace(), sku);
          pictures.put(tx, caller.workspace(), sku, picture);
          return product.with(ProductPicture.kept(digest));
        });
  }

  /// Removes the picture that is kept of a product, if there is one.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Product removePicture(Caller caller, String sku) {
    Acting.require(Right.CHANGE_SETTINGS);
    return entered(
        caller,
        tx -> {
          var product = known(tx, caller.workspace(), sku);
          var picture = product.picture();
          return picture == null || picture.digest() == null ? product : product.with(null);
        });
  }

  /// The products with a bar code or a SKU, as a scanner sends it.
  public List<Product> called(Tx tx, WorkspaceId workspace, GoodsCode code) {
    return store.called(tx, workspace, code.spellings());
  }

  /// What entering products would change. A product that is known changes only in the fields given.
  public ProductIntake compare(Caller caller, List<Product> said) {
    return database.read(tx -> compared(tx, caller.workspace(), said));
  }

  /// Enters products as {@link #compare} says, in several transactions, so that others can write in
  /// between. When a crash interrupts it, entering the same products again adds the rest.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; nothing is stored then
  public ProductIntake takeIn(Caller caller, List<Product> said) {
    said.forEach(product -> Violations.refuseAs(ProblemCode.INVALID_REQUEST, product::check));
    var workspace = caller.workspace();
    var taken = ProductIntake.NOTHING;
    for (int from = 0; from < said.size(); from += KEPT_AT_ONCE) {
      var some = said.subList(from, Math.min(from + KEPT_AT_ONCE, said.size()));
      taken = taken.and(database.write(tx -> kept(tx, workspace, some)));
    }
    var known = database.read(tx -> known(tx, workspace, said.stream().map(Product::sku).toList()));
    entered.happened(
        workspace, said.stream().map(each -> known.find(each.sku()).orElse(each)).toList());
    return taken;
  }

  /// Enters products of one workspace in another one as {@link #compare} says, with the pictures
  /// that are kept of them.
  ///
  /// @param some few enough for one transaction
  public void copy(Caller from, Caller to, List<Product> some) {
    Acting.require(Right.CHANGE_SETTINGS);
    database.change(
        tx -> {
          for (var each : kept(tx, to.workspace(), some).changed()) {
            pictures
                .find(tx, from.workspace(), each.sku())
                .filter(_ -> each.picture() != null && each.picture().digest() != null)
                .ifPresent(picture -> pictures.put(tx, to.workspace(), each.sku(), picture));
          }
        });
    entered.happened(to.workspace(), some);
  }

  /// Enters only facts that are not known yet; known ones stay.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; nothing is stored then
  public void learn(Caller caller, List<Product> said) {
    var workspace = caller.workspace();
    var known = database.read(tx -> known(tx, workspace, said.stream().map(Product::sku).toList()));
    var news =
        said.stream()
            .map(each -> known.find(each.sku()).map(before -> before.or(each)).orElse(each))
            .filter(each -> known.find(each.sku()).filter(each::equals).isEmpty())
            .toList();
    if (!news.isEmpty()) {
      takeIn(caller, news);
    }
  }

  private ProductIntake kept(Tx tx, WorkspaceId workspace, List<Product> some) {
    var taken = compared(tx, workspace, some);
    taken.changed().forEach(each -> store.put(tx, workspace, each));
    taken.changed().forEach(each -> dropPicture(tx, workspace, each));
    taken.changed().forEach(each -> audit.note(tx, workspace, "product.changed", each.sku()));
    return taken;
  }

  /// @throws ProblemException `INVALID_REQUEST`, `NOT_FOUND`
  public Product change(Caller caller, String sku, UnaryOperator<Product> change) {
    Acting.require(Right.CHANGE_SETTINGS);
    return entered(
        caller,
        tx -> {
          var changed = change.apply(known(tx, caller.workspace(), sku));
          Violations.refuseAs(ProblemCode.INVALID_REQUEST, changed::check);
          return changed;
        });
  }

  private Product entered(Caller caller, Function<Tx, Product> decide) {
    var workspace = caller.workspace();
    var product =
        database.write(
            tx -> {
              var decided = decide.apply(tx);
              store.put(tx, workspace, decided);
              dropPicture(tx, workspace, decided);
              audit.note(tx, workspace, "product.changed", decided.sku());
              return decided;
            });
    entered.happened(workspace, List.of(product));
    return product;
  }

  /// A picture that no product shows any more is not kept.
  private void dropPicture(Tx tx, WorkspaceId workspace, Product product) {
    var picture = product.picture();
    if (picture == null || picture.digest() == null) {
      pictures.remove(tx, workspace, product.sku());
    }
  }

  /// @throws ProblemException `NOT_FOUND`
  public void remove(Caller caller, String sku) {
    Acting.require(Right.CHANGE_SETTINGS);
    if (!database.write(
        tx ->
            removed(tx, caller.workspace(), sku)
                && audit.noted(tx, caller.workspace(), "product.deleted", sku))) {
      throw ProblemException.notFound(ParcelWords.PRODUCT, sku);
    }
  }

  private boolean removed(Tx tx, WorkspaceId workspace, String sku) {
    pictures.remove(tx, workspace, sku);
    return store.remove(tx, workspace, sku);
  }

  /// The products of some SKUs, as far as they are known.
  public KnownProducts known(Caller caller, Collection<String> skus) {
    return database.read(tx -> known(tx, caller.workspace(), skus));
  }

  /// The products of some SKUs, as far as they are known.
  public KnownProducts known(Tx tx, WorkspaceId workspace, Collection<String> skus) {
    var keys = skus.stream().map(Product::key).distinct().toList();
    var found = new ArrayList<Product>();
    for (int from = 0; from < keys.size(); from += AT_ONCE) {
      var some = keys.subList(from, Math.min(from + AT_ONCE, keys.size()));
      found.addAll(store.some(tx, workspace, some));
    }
    return new KnownProducts(found);
  }

  /// Stores what orders have added.
  public void keep(Tx tx, WorkspaceId workspace, KnownProducts known) {
    known.learned().forEach(each -> store.put(tx, workspace, each));
  }

  private ProductIntake compared(Tx tx, WorkspaceId workspace, List<Product> said) {
    var known = known(tx, workspace, said.stream().map(Product::sku).toList());
    var changed = new ArrayList<Product>();
    int created = 0;
    for (var each : said) {
      var before = known.find(each.sku());
      var now = before.map(each::or).orElse(each);
      created += before.isEmpty() ? 1 : 0;
      if (before.filter(now::equals).isEmpty()) {
        changed.add(now);
      }
    }
    return new ProductIntake(
        created, changed.size() - created, said.size() - changed.size(), changed);
  }

  private Product known(Tx tx, WorkspaceId workspace, String sku) {
    return store
        .bySku(tx, workspace, sku)
        .orElseThrow(() -> ProblemException.notFound(ParcelWords.PRODUCT, sku));
  }
}
