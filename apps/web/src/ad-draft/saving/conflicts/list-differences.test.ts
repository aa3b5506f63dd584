import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { expect, test } from 'vitest';
import { listDifferences } from './list-differences.ts';

const pause = (timestamp: number) => ({ id: 'a', timestamp, label: 'Pause 1' });

// Requirement: reliability.two-pages
test.each<[AdDocument, AdDocument, ReturnType<typeof listDifferences>]>([
  [{ name: 'A' }, { name: 'B' }, [{ part: 'ad name', values: ['A', 'B'] }]],
  [
    { compliance: { market: 'gb' } },
    { compliance: { market: 'us-ca' } },
    [{ part: 'market', values: ['United Kingdom', 'United States: California'] }],
  ],
  [
    { cta: { showFingerPointer: true } },
    { cta: { showFingerPointer: false } },
    [{ part: 'finger pointer', values: ['on', 'off'] }],
  ],
  [
    { pausePoints: [pause(2)] },
    { pausePoints: [] },
    [{ part: 'pause points', values: ['00:02.00', 'none'] }],
  ],
  [
    { assets: { coverImage: { filePath: 'asset:a.png' } } },
    { assets: { coverImage: { filePath: 'asset:b.png' } } },
    [{ part: 'cover image', values: ['a.png', 'b.png'] }],
  ],
  [
    { coverTextPositions: { cover: { x: 0.5, y: 0.8 } } },
    { coverTextPositions: { cover: { x: 0.4, y: 0.7 } } },
    [{ part: 'cover text', values: null }],
  ],
  [{ name: 'A' }, { name: 'A' }, []],
])('%j and %j differ in %j', (own, other, differences) => {
  expect(listDifferences(own, other, (handle) => handle.replace('asset:', ''))).toEqual(differences);
});
