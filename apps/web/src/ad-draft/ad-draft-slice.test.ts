import { expect, test } from 'vitest';
import { adChanged } from './ad-draft-slice.ts';

test('marks the changes of one drag as one group, and other changes as separate', () => {
  const live = adChanged({ videoSize: 0.9 }, { gesture: 'drag-1' });
  const released = adChanged({ videoSize: 0.8 }, { gesture: 'drag-1' });
  expect([live, released].map(({ meta }) => meta)).toEqual([{ gesture: 'drag-1' }, { gesture: 'drag-1' }]);
  expect(adChanged({ videoSize: 0.7 }).meta).toEqual({});
});
