// node render.cjs: draws 4 x 6 inch labels as PNG until its input ends. A line of input names a label,
// DPMM <tab> in.zpl <tab> out.png; the line of output that answers is "drawn", or what went wrong.
const fs = require('fs');
const readline = require('readline');

const draw = async (api, [dpmm, from, to]) => {
  const png = await api.zplToBase64Async(fs.readFileSync(from, 'utf8'), 101.6, 152.4, Number(dpmm));
  fs.writeFileSync(to, Buffer.from(png, 'base64'));
  return 'drawn';
};

(async () => {
  const { api } = await require('zpl-renderer-js').ready;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const answer = await draw(api, line.split('\t')).catch((error) => String(error).replaceAll('\n', ' '));
    process.stdout.write(answer + '\n');
  }
  process.exit(0);
})();
