package dev.quayside.engine.order.file.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A text is read in the encoding it was written in, so that it comes out as it went in.
class LegacyEncodingTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          windows-31j   | 注文番号,お名前,住所
          windows-31j   | OrderId,ShipName;1,山田はなこ
          EUC-JP        | 注文番号,お名前,マグカップ
          EUC-JP        | 注文番号;氏名;住所;田中一郎;東京都渋谷区神宮前1-2-3
          windows-31j   | 注文番号;氏名;ﾀﾅｶ ｲﾁﾛｳ;東京都渋谷区
          x-windows-949 | 주문번호,수취인명,머그컵
          GBK           | 订单编号,收货人姓名,马克杯
          Big5          | 訂單編號,收件人,馬克杯
          windows-1251  | Номер заказа;Адрес;Кружка
          windows-1253  | Αριθμός;Διεύθυνση;Κούπα
          windows-1250  | Ulica Długa;Zielona Góra;49,99 zł
          windows-1250  | Číslo;Příjmení;Město;Dvořák
          windows-1250  | Fő utca;Bögre;Kovács Győző
          windows-1254  | Sipariş;Kadıköy;Yılmaz
          windows-1252  | Jörg Müller;Hauptstraße;Köln
          windows-1252  | José Simões;Évora
          windows-1252  | Tomáš;Genève;Besançon
          windows-1252  | Søren Åge;Tomáš;Nørregade
          windows-1252  | Þóra Guðmundsdóttir;Reykjavík;Ægir
          windows-1252  | Peña;Calle Núñez;España
          windows-1252  | Ann’s mug – £12
          """)
  void aTextComesOutAsItWentIn(String charset, String text) {
    assertThat(FileText.of(text.getBytes(Charset.forName(charset))).text()).isEqualTo(text);
  }
}
