#!/usr/bin/env bash
# How the Noto faces under src/main/resources/.../font were cut from the static files of npm's @expo-google-fonts packages
# (SIL Open Font License 1.1, which allows subsets). Needs npm, harfbuzz's hb-subset, a JDK and python3. Run in an empty folder.
#
# Hints and layout tables go: outlines are drawn without hints, and Typesetter places glyphs by itself. Chinese keeps what GBK has (all
# 20,902 ideographs of the first Unicode block), Japanese what Windows-31J has, Korean the hangul; other ideographs come from Chinese.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../main/resources/dev/quayside/printing/font
for script in arabic hebrew thai sc jp kr; do
  npm pack "@expo-google-fonts/noto-sans-$script" >/dev/null
  mkdir -p "$script" && tar xzf expo-google-fonts-noto-sans-"$script"-*.tgz -C "$script" --strip-components=1
done
cat > Repertoire.java <<'JAVA'
void main(String[] names) {
  var encoder = java.nio.charset.Charset.forName(names[0]).newEncoder();
  IO.println(java.util.stream.IntStream.rangeClosed(0x2e80, 0xffee).filter(c -> c < 0xd800 || c > 0xdfff)
      .filter(c -> encoder.canEncode((char) c)).mapToObj("U+%04X"::formatted).collect(java.util.stream.Collectors.joining(",")));
}
JAVA
java Repertoire.java GBK > sc.txt
java Repertoire.java windows-31j > jp.txt
echo "U+1100-11FF,U+3130-318F,U+AC00-D7A3" > kr.txt
cut() { # script weight-folder name unicodes-option
  hb-subset --no-hinting --notdef-outline --drop-tables+=GSUB,GPOS,GDEF,BASE,vhea,vmtx,VORG,STAT "$4" \
    --font-file="$(echo "$1/$2/"*_"$2".ttf)" --output-file="$out/$3.ttf"
}
cut sc 500Medium NotoSansSC-Medium --unicodes-file=sc.txt
cut jp 500Medium NotoSansJP-Medium --unicodes-file=jp.txt
cut kr 500Medium NotoSansKR-Medium --unicodes-file=kr.txt
for weight in 400Regular 700Bold; do
  name=${weight:3}
  cut arabic $weight NotoSansArabic-$name --unicodes=U+060C,U+061B,U+061F,U+0610-061A,U+0620-06FF,U+FB50-FBFF,U+FDF2,U+FE70-FEFC
  cut hebrew $weight NotoSansHebrew-$name --unicodes=U+0591-05F4,U+FB1D-FB4F,U+20AA
  cut thai $weight NotoSansThai-$name --unicodes=U+0E00-0E5B
done
python3 "$here/drop_variation_selectors.py" "$out"/NotoSans*.ttf
