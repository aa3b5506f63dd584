import { crc32, deflateRawSync } from 'node:zlib';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { goodAd, noise } from '../test/ads/good-ad.ts';
import { mutate, utf8 } from '../test/mutations/mutate.ts';
import { storedZip } from '../test/ads/stored-zip.ts';
import { checkFile, createFileChecker } from './check-artifact.ts';
import { defineRule } from './rule.ts';

const broken = async (bytes: Uint8Array, network: Network) => {
  const fileName = `ad.${network.container.extension}`;
  const verdict = await checkFile({ bytes, fileName, network });
  expect(verdict.passed).toBe(false);
  return verdict.findings.filter(({ passed }) => !passed).map(({ ruleId }) => ruleId);
};

/** The same bytes for all networks, because files are parsed once. */
const nestedMarkup = utf8(`<!doctype html>${'<div>'.repeat(400_000)}`);

describe.each(Object.values(networks))('garbage for $id', (network) => {
  test.each([
    ['nothing', new Uint8Array()],
    ['one byte', new Uint8Array([0x50])],
    ['noise', noise(100_000)],
    ['text', utf8('Lucky Sevens')],
    ['the end of a ZIP and nothing else', Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')],
    [
      'a ZIP that announces entries which are not there',
      Buffer.from(`504b0506${'ff'.repeat(16)}0000`, 'hex'),
    ],
  ])('%s is refused', async (_, bytes) => {
    expect(await broken(bytes, network)).not.toEqual([]);
  });

  test('refuses markup nested too deeply', async () => {
    expect(await broken(nestedMarkup, network)).not.toEqual([]);
  });
});

describe('hostile ZIPs', () => {
  test('refuses a ZIP bomb before unpacking it', async () => {
    const size = 900_000_000;
    const bomb = storedZip([
      { path: 'index.html', packed: deflateRawSync(Buffer.alloc(1000)), method: 8, size },
    ]);
    expect(await broken(bomb, networks.meta)).toEqual(['zip-package']);
  });

  test('refuses a ZIP bomb with a false size as damaged', async () => {
    const packed = deflateRawSync(Buffer.alloc(20_000_000));
    const bomb = storedZip([{ path: 'index.html', packed, method: 8, size: 1000 }]);
    expect(await broken(bomb, networks.meta)).toEqual(['zip-package']);
  });

  test('refuses overlapping entries as damaged', async () => {
    const page = utf8('<!doctype html>');
    const shared = storedZip([
      { path: 'index.html', packed: page, method: 0, size: page.length },
      { path: 'twin.html', packed: page, method: 0, size: page.length, offset: 0 },
    ]);
    expect(await broken(shared, networks.meta)).toEqual(['zip-package']);
  });

  test('refuses thousands of entries before unpacking any', async () => {
    const entry = (_: unknown, index: number) => ({
      path: `${index}.js`,
      packed: utf8('1'),
      method: 0,
      size: 1,
    });
    expect(await broken(storedZip(Array.from({ length: 5000 }, entry)), networks.meta)).toEqual([
      'zip-package',
    ]);
  });

  test.each(['index.html', 'INDEX.html'])(
    'a second page called %s is refused, whichever is shown',
    async (path) => {
      const good = utf8('<!doctype html><meta charset="utf-8">');
      const other = utf8('<!doctype html><script>eval("1")</script>');
      const zip = storedZip([
        { path: 'index.html', packed: good, method: 0, size: good.length },
        { path, packed: other, method: 0, size: other.length },
      ]);
      expect(await broken(zip, networks.meta)).toEqual(['zip-package']);
    },
  );

  test('counts a second page in a folder as one file too many', async () => {
    const { bytes } = await mutate(networks.meta, {
      files: (files) => [...files, { path: 'more/index.html', bytes: utf8('<!doctype html>') }],
    });
    expect(await broken(bytes, networks.meta)).toEqual(['only-scripts', 'no-folders']);
  });

  test('detects a changed byte by its checksum', async () => {
    const page = utf8('<!doctype html>');
    const zip = storedZip([
      { path: 'index.html', packed: page, method: 0, size: page.length, crc: crc32('other') },
    ]);
    expect(await broken(zip, networks.meta)).toEqual(['zip-package']);
  });
});

test('refuses an ad with a missing byte unless it is still complete', async () => {
  const { artifact, fileName } = await goodAd(networks.meta);
  for (let length = 0; length < artifact.bytes.length; length += 9973) {
    const verdict = await checkFile({
      bytes: artifact.bytes.subarray(0, length),
      fileName,
      network: networks.meta,
    });
    expect(verdict.passed).toBe(false);
  }
});

// Requirement: preflight.rules
test.each([
  ['spinreel', '<div id="ad" class="sr"></div><script id="ad-config" type="application/json"></script>'],
  ['foreign', ''],
])('lists errors first, then warnings, advice and passed rules in a %s file', async (origin, marker) => {
  const bytes = utf8(
    `<!doctype html><meta charset="utf-8">${marker}<script>localStorage.x;eval("1");fetch("x")</script><iframe></iframe>`,
  );
  const verdict = await checkFile({ bytes, fileName: 'ad.html', network: networks.moloco });
  const order = verdict.findings.map(({ passed, severity }) => (passed ? 'kept' : severity));
  const ranks = ['error', 'warning', 'advice', 'kept'];
  expect(order).toEqual([...order].toSorted((a, b) => ranks.indexOf(a) - ranks.indexOf(b)));
  expect(verdict.origin).toBe(origin);
  expect(order[0]).toBe('error');
});

test('a verdict names each rule’s source, date, confidence and limit', async () => {
  const { artifact, fileName } = await goodAd(networks.moloco);
  const { findings } = await checkFile({ bytes: artifact.bytes, fileName, network: networks.moloco });
  expect(findings.find(({ ruleId }) => ruleId === 'packed-size')).toMatchObject({
    severity: 'error',
    limit: 5_000_000,
    confidence: 'high',
    source: expect.stringMatching(/^https:\/\/help\.moloco\.com\//),
    checkedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

describe('a checker for many networks', () => {
  test.each(['meta', 'applovin', 'mintegral'] as const)(
    'gives a file for %s the verdict of a check for each network alone',
    async (id) => {
      const { artifact, fileName } = await goodAd(networks[id]);
      const { bytes } = artifact;
      const checker = createFileChecker({ bytes, fileName });
      for (const network of Object.values(networks)) {
        const alone = await checkFile({ bytes: bytes.slice(), fileName, network });
        expect.soft(checker.check(network)).toEqual(alone);
      }
    },
  );

  test('shows the rules of all networks the same parsed scripts, wherever they open the page', async () => {
    const { artifact, fileName } = await goodAd(networks.mintegral);
    const scripts = new Set<unknown>();
    const collector = defineRule({
      id: 'collector',
      severity: 'warning',
      topic: 'own',
      demand: () => 'It has scripts.',
      fix: 'Add scripts.',
      needs: 'code',
      violation: (page) => {
        scripts.add(page.scripts);
        return null;
      },
    });
    const checker = createFileChecker({ bytes: artifact.bytes, fileName, rules: [collector] });
    for (const network of Object.values(networks)) checker.check(network);
    expect(scripts.size).toBe(1);
  });

  test.each([
    ['a page', utf8('<!doctype html>'), true],
    ['text', utf8('Lucky Sevens'), false],
    ['a page that is too deep to read', nestedMarkup, false],
  ])('says whether a network finds a page in %s', (_, bytes, hasPage) => {
    const checker = createFileChecker({ bytes, fileName: 'ad.html' });
    expect(checker.hasPage(networks.applovin)).toBe(hasPage);
  });
});
