import { expect, test } from 'vitest';
import type { PartRequest } from '../../../lib/page/part-request.ts';
import { findRequestedElement } from './find-requested-element.ts';

test('finds the requested element, or the first one of its screen if that is not shown', () => {
  expect(find('gameplay', 'button')).toBe('gameplayButton');
  expect(find('outro', 'ageMark')).toBe('outroButton');
});

test('a request for a screen, and a state without a request, have no element', () => {
  expect(find('cover', null)).toBeNull();
  expect(findRequestedElement(null, {})).toBeNull();
});

function find(screen: PartRequest['part']['screen'], role: string | null) {
  return findRequestedElement({ part: { screen, role, isLandscape: false } }, {});
}
