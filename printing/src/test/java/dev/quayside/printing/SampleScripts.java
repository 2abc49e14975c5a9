package dev.quayside.printing;

import dev.quayside.printing.label.carrier.form.Party;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// Consignees whose names are not in plain Latin letters: name, street and city as written there.
public final class SampleScripts {

  private SampleScripts() {}

  public static Map<String, Party> parties() {
    Map<String, Party> parties = new LinkedHashMap<>();
    parties.put(
        "polish", party("Zażółć Gęślą-Jaźń", "ul. Świętokrzyska 31/33a", "Łódź", "90-001", "PL"));
    parties.put(
        "vietnamese",
        party(
            "Nguyễn Thị Phương Thảo",
            "12 Đường Lê Lợi, Phường Bến Nghé",
            "Thành phố Hồ Chí Minh",
            "700000",
            "VN"));
    parties.put(
        "turkish",
        party(
            "İbrahim Çağlayan Öztürk",
            "Şehit Muhtar Caddesi No: 5 / ığ",
            "İstanbul",
            "34435",
            "TR"));
    parties.put(
        "cyrillic",
        party("Олександра Ґудзій-Щербак", "вул. Їжакевича, буд. 7, кв. 12", "Київ", "01001", "UA"));
    parties.put(
        "greek",
        party("Ελευθέριος Παπαδόπουλος", "Λεωφόρος Βασιλίσσης Σοφίας 25", "Αθήνα", "106 74", "GR"));
    parties.put(
        "chinese", party("王晓明 (Wang Xiaoming)", "朝阳区建国门外大街1号国贸大厦2座", "北京市", "100004", "CN"));
    parties.put("traditional", party("陳鵬飛", "信義區忠孝東路五段68號11樓", "臺北市", "110", "TW"));
    parties.put("japanese", party("山田 太郎様", "東京都渋谷区神南1丁目2番3号 コーポ辻201", "とうきょう", "150-0041", "JP"));
    parties.put("korean", party("김민수 님", "강남구 테헤란로 152, 강남파이낸스센터 10층", "서울특별시", "06236", "KR"));
    parties.put(
        "arabic",
        party(
            "محمد عبد الله الأحمد", "شارع الملك فهد، مبنى 12 (الطابق 3)", "الرياض", "12211", "SA"));
    parties.put(
        "persian", party("گلنار پژمان", "خیابان ولیعصر، پلاک ۲۵", "تهران", "1968653111", "IR"));
    parties.put(
        "hebrew",
        party(
            "דָּוִד בן־גוריון", "רחוב הרצל 17 (דירה 4), Tower B", "תל אביב-יפו", "6688102", "IL"));
    parties.put(
        "thai",
        party(
            "นายสมชาย ใจดีที่สุด",
            "99/1 ถนนสุขุมวิท ซอยน้ำทิพย์ แขวงป้อมปราบ",
            "กรุงเทพมหานคร",
            "10110",
            "TH"));
    return parties;
  }

  public static Party of(String script) {
    return Objects.requireNonNull(parties().get(script), script);
  }

  private static Party party(String name, String street, String city, String zip, String country) {
    return new Party(name, null, street, null, city, null, zip, country, "+1 555 0100");
  }
}
