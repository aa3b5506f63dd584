import { Buffer } from 'node:buffer';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { checkPage, findPageErrors, foreignPage, zipPage } from '../test/ads/foreign-page.ts';
import { utf8 } from '../test/mutations/mutate.ts';

const { applovin, meta, mintegral, moloco } = networks;

const code =
  'function play(){window.gameReady&&window.gameReady()} function over(){window.gameEnd&&window.gameEnd()} function tap(){window.install&&window.install()}';

/** The code above, compressed with lz-string 1.5.0. */
const lzString = {
  base64:
    'GYVwdgxgLglg9mABABwDYEMCeAKAlAbwHcYwATOQgOgHN0BbAUwCUH1TMAyD4sim+5q3Z4AvolCRYCRHABuDAE54iJclVqMAomS481/LWVHjw0eEijpkyvXxIBnS6lS7VdsI/TPRQA==',
  utf16: 'ೢ尽䆬̀䬧妠Ƞᰣぁ䂾pॠ㞠眸怢㎰䂔ǭ栫〴怲䈕⚀ಣ熄⧞獶皘Ɲॢ⋠⑧-惠৯ࢩ㥊媬Ť擘秏狶⩜㱔㱄⤉䦵瘑ာ瓚䪷㕽塧瓯⊠ ',
};

const zip = toBase64(
  zipPage('index.html', '<div></div>', { path: 'src/main.js', text: code }, { path: 'a.json', text: '{}' }),
);

// Requirement: preflight.foreign-files
test.each([
  ['base64', `eval(atob("${toBase64(code)}"))`],
  ['a ZIP', `window.__adapter_zip__="${zip}";unzip(function(t){eval(t)})`],
  ['a ZIP in a data URI', `start("data:application/zip;base64,${zip}");`],
  ['deflated base64', `new Function(pako.inflate(atob('${toBase64(deflateSync(code))}'),{to:'string'}))()`],
  ['raw deflate', `run("${toBase64(deflateRawSync(code))}")`],
  ['gzip', `run("${toBase64(gzipSync(code))}")`],
  ['files in JSON', `run("${toBase64(gzipSync(JSON.stringify({ js: { 'assets/main.js': code } })))}")`],
  ['base64 in base64', `eval(atob("${toBase64(`eval(atob("${toBase64(code)}"))`)}"))`],
  ['lz-string', `eval(LZString.decompressFromBase64("${lzString.base64}"))`],
  ['lz-string with 15 bits', `eval(LZString.decompressFromUTF16(${JSON.stringify(lzString.utf16)}))`],
])('finds the calls in code that is packed as %s', async (_, script) => {
  expect(await findPageErrors(foreignPage(`<script>${script}</script>`), mintegral)).toEqual([]);
});

test('finds the calls in code that is packed in an element, in lines', async () => {
  const lines = zip.replaceAll(/.{76}/g, '$&\n');
  const markup = `<script type="text/plain" id="zip">\n${lines}\n</script><script>unzip(zip)</script>`;
  expect(await findPageErrors(foreignPage(markup), mintegral)).toEqual([]);
});

test('judges packed code under the names of the files inside', async () => {
  const inner = zipPage('index.html', '', {
    path: 'src/main.js',
    text: 'start();\nfetch("https://a.example/x")',
  });
  const { findings, madeWith } = await checkPage(
    foreignPage(`<script>window.__adapter_zip__="${toBase64(inner)}"</script>`),
    meta,
  );
  expect(findings.find(({ ruleId }) => ruleId === 'no-fetch')).toMatchObject({
    passed: false,
    occurrences: [{ path: 'game.html: src/main.js', line: 2, column: 1 }],
  });
  expect(madeWith).toBeNull();
});

test('recognizes the tool in packed code', async () => {
  const inner = toBase64(gzipSync('window._CCSettings={};cc.game.run();'));
  const { madeWith } = await checkPage(foreignPage(`<script>run("${inner}")</script>`), meta);
  expect(madeWith).toBe('Cocos Creator');
});

test.each([
  ['encrypted', Buffer.from(deflateRawSync(noise(6000))).map((byte) => byte ^ 0x5a)],
  ['damaged', zipPage('main.js', noise(6000)).subarray(0, 5000)],
])('does not judge what %s code lacks', async (_, data) => {
  const markup = `<script>new Function(unpack("${toBase64(data)}"))()</script>`;
  const { findings, notJudged, passed } = await checkPage(foreignPage(markup), mintegral);
  expect(passed).toBe(true);
  expect(notJudged).toContainEqual({ ruleId: 'cta-hook', reason: expect.stringMatching(/packed/) });
  expect(notJudged).toContainEqual({ ruleId: 'no-network-calls', reason: expect.stringMatching(/packed/) });
  expect(findings.find(({ ruleId }) => ruleId === 'no-eval')).toMatchObject({ passed: false });
});

test('still reports what can be seen next to packed code', async () => {
  const data = toBase64(Buffer.from(noise(6000)).map((byte) => byte ^ 0xa5));
  const markup = `<script>new Function(unpack("${data}"))();location.href="https://a.example"</script>`;
  expect(await findPageErrors(foreignPage(markup), applovin)).toContain('no-redirects');
});

test('says that a network which searches the text does not find a packed call', async () => {
  const packed = toBase64('function tap(){FbPlayableAd.onCTAClick()}');
  const page = foreignPage(`<script>eval(atob("${packed}"))</script>`).replace(/<button.*button>/, '');
  expect(await findPageErrors(page, meta)).toEqual([]);
  const { findings } = await checkPage(page, moloco);
  expect(findings.find(({ ruleId }) => ruleId === 'cta-hook')).toMatchObject({
    passed: false,
    message: expect.stringMatching(/in packed code\. Moloco searches/),
  });
});

test.each([
  ['an image', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(noise(6000))])],
  ['a WebAssembly module', Buffer.concat([Buffer.from('0061736d01000000', 'hex'), Buffer.from(noise(6000))])],
])('does not take %s for packed code', async (_, data) => {
  const markup = `<script>new Function(a)();show("${toBase64(data)}")</script>`;
  const { findings } = await checkPage(foreignPage(markup), mintegral);
  expect(findings.find(({ ruleId }) => ruleId === 'cta-hook')).toMatchObject({ passed: false });
});

test('a bomb in packed code does no harm', async () => {
  const bomb = toBase64(gzipSync(new Uint8Array(60_000_000), { level: 1 }));
  const { passed } = await checkPage(foreignPage(`<script>run("${bomb}","${bomb}")</script>`), meta);
  expect(passed).toBe(true);
});

test('finds no code in prose, hashes and shaders', async () => {
  const markup = `<p>A sentence of words that is long enough to look like something</p>
<script>f("0123456789abcdef0123456789abcdef0123456789abcdef");g("void main gl_FragColor vec4 precision")</script>`;
  const { notJudged, passed } = await checkPage(foreignPage(markup), meta);
  expect({ notJudged, passed }).toEqual({
    notJudged: expect.not.arrayContaining([expect.objectContaining({ ruleId: 'cta-hook' })]),
    passed: true,
  });
});

function toBase64(data: string | Uint8Array): string {
  return Buffer.from(typeof data === 'string' ? utf8(data) : data).toString('base64');
}

/** Returns bytes that look random, as text with one character per byte. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}
