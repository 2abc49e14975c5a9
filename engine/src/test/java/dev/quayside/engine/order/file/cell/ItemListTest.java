package dev.quayside.engine.order.file.cell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Cells that list several items, and names of one item that look like a list.
class ItemListTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      textBlock =
          """
          2 x Mug                                     > 2 Mug
          2 x Mug; 1 x Sticker                        > 2 Mug, 1 Sticker
          3× Moon Print, A3; 1× Sticker               > 3 Moon Print, A3, 1 Sticker
          1 x Tea 250 g | 12 x Cup                    > 1 Tea 250 g, 12 Cup
          Mug x 2, Sticker x 1                        > 2 Mug, 1 Sticker
          Mug (2); Sticker (x1)                       > 2 Mug, 1 Sticker
          product_name:Mug|quantity:2|price:12.0;product_name:Pen|quantity:1 > 2 Mug, 1 Pen
          product_name:Mug|quantity:0                 > ''
          Shelf 30 x 40                               > ''
          Mug                                         > ''
          Mug, blue                                   > ''
          Mug x 2                                     > ''
          2 x Mug; Sticker                            > ''
          4 x 100 Tea bags; Mug                       > ''
          0 x Mug                                     > ''
          """)
  void aListIsReadWholeOrNotAtAll(String cell, String wanted) {
    var read =
        ItemList.of(cell.strip()).stream().map(each -> each.pieces() + " " + each.name()).toList();
    assertThat(String.join(", ", read)).isEqualTo(wanted.strip());
  }
}
