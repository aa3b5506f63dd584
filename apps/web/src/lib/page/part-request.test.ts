import { expect, test } from 'vitest';
import { readPartRequest, type PartRequest } from './part-request.ts';

test('reads the part that a link requests', () => {
  const request: PartRequest = { part: { screen: 'cover', role: 'button', isLandscape: true } };
  expect(readPartRequest(request)).toEqual(request.part);
  expect(readPartRequest({ part: { screen: 'outro' } })).toEqual({
    screen: 'outro',
    role: null,
    isLandscape: false,
  });
});

test.each([null, undefined, 'text', {}, { part: null }, { part: { screen: 'credits' } }])(
  'ignores %j',
  (state) => {
    expect(readPartRequest(state)).toBeNull();
  },
);
