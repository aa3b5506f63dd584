import type { StoreCallSighting } from '@spinreel/preflight/store-call-sighting';
import { expect, test } from 'vitest';
import type { CheckedFile } from '../check-report.ts';
import { formatStoreCalls } from './format-store-calls.ts';

const seen: StoreCallSighting = { state: 'seen', call: 'mraid.open()' };
const missing: StoreCallSighting = { ...seen, state: 'missing' };
const found: StoreCallSighting = { state: 'found', call: 'FbPlayableAd.onCTAClick()' };

test('shows which file opens the store on which network', () => {
  const files = [
    fileWith('lucky.html', { applovin: seen, meta: found }),
    fileWith('sevens.html', { applovin: missing, meta: null }),
    fileWith('wild.html', { applovin: { state: 'seen', call: 'mraid.openStoreURL()' } }),
  ];
  expect(formatStoreCalls({ files })?.split('\n')).toEqual([
    'Store calls',
    '',
    '               AppLovin                   Meta Ads',
    '  lucky.html   seen                       found',
    '  sevens.html  missing                    -',
    '  wild.html    seen mraid.openStoreURL()  -',
    '',
    '  seen: a tap opened the store while the file was played',
    '  found: the call is in the code; play the file to see whether a tap makes it',
    '  missing: the file does not open the store',
    '  AppLovin opens the store with mraid.open()',
    '  Meta Ads opens the store with FbPlayableAd.onCTAClick()',
  ]);
});

test('continues wide tables below', () => {
  const ids = [
    'applovin',
    'unity',
    'ironsource',
    'chartboost',
    'inmobi',
    'digital-turbine',
    'liftoff-accelerate',
  ];
  const calls = Object.fromEntries(ids.map((id) => [id, seen]));
  const text = formatStoreCalls({ files: [fileWith('a.html', calls), fileWith('b.html', calls)] }) ?? '';
  const lines = text.split('\n');
  expect(lines.filter((line) => line.startsWith('  a.html'))).toHaveLength(2);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('is left out for a single file, and for files of which nothing is known', () => {
  expect(formatStoreCalls({ files: [fileWith('a.html', { applovin: seen })] })).toBeNull();
  expect(formatStoreCalls({ files: [fileWith('a.html', {}), fileWith('b.html', {})] })).toBeNull();
});

function fileWith(fileName: string, calls: Readonly<Record<string, StoreCallSighting | null>>): CheckedFile {
  const facts = { fileName, sha256: 'a1'.repeat(32), origin: 'foreign', madeWith: null } as const;
  const verdicts = Object.entries(calls).map(([network, storeCall]) => {
    return { ...facts, network, passed: true, findings: [], notJudged: [], storeCall };
  });
  return { fileName, sha256: facts.sha256, sizeBytes: 1, sizes: [], verdicts };
}
