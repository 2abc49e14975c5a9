// node render.cjs DPMM in.zpl out.png [in.zpl out.png ...]: 4 x 6 inch labels, as PNG.
const fs = require('fs');

(async () => {
  const { ready } = require('zpl-renderer-js');
  const { api } = await ready;
  const [dpmm, ...files] = process.argv.slice(2);
  for (let i = 0; i < files.length; i += 2) {
    const zpl = fs.readFileSync(files[i], 'utf8');
    const png = await api.zplToBase64Async(zpl, 101.6, 152.4, Number(dpmm));
    fs.writeFileSync(files[i + 1], Buffer.from(png, 'base64'));
  }
  process.exit(0);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
