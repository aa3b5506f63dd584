import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import { expect, test } from 'vitest';
import type { ShownScreens } from './find-shape-problems.ts';
import { findWallProgress } from './find-wall-progress.ts';
import { wallShapes } from './wall-layout.ts';

const everyId = wallShapes.map(({ id }) => id);

// Requirement: preview.wall
test('is complete only when every shape has shown every screen', () => {
  const all = show(everyId, [...placementScreens]);
  expect(findWallProgress(all, { hasPauses: true })).toBe('complete');
  const oneBehind = { ...all, ...show(['1:1'], ['cover', 'gameplay']) };
  expect(findWallProgress(oneBehind, { hasPauses: true })).toBe('playing');
});

test('an ad without pauses waits for no tap during the gameplay', () => {
  const shown = show(everyId, ['cover', 'outro']);
  expect(findWallProgress(shown, { hasPauses: false })).toBe('complete');
  expect(findWallProgress(shown, { hasPauses: true })).toBe('restart-needed');
});

test('loads until a cover is shown, and says that some shapes were not seen', () => {
  expect(findWallProgress({}, { hasPauses: true })).toBe('loading');
  const [first = '2:3'] = everyId;
  expect(findWallProgress(show([first], ['cover']), { hasPauses: true })).toBe('partly-seen');
  expect(findWallProgress(show(everyId, ['cover']), { hasPauses: true })).toBe('playing');
});

test('a shape that has not reported its screen since an edit was seen', () => {
  const edited = { ...show(everyId, ['cover']), '1:1': {} };
  expect(findWallProgress(edited, { hasPauses: true })).toBe('playing');
});

test('screens that were left before an edit need a restart', () => {
  expect(findWallProgress(show(everyId, ['gameplay']), { hasPauses: true })).toBe('restart-needed');
  expect(findWallProgress(show(everyId, ['outro']), { hasPauses: false })).toBe('restart-needed');
});

function show(ids: readonly (typeof everyId)[number][], screens: readonly PlacementScreen[]): ShownScreens {
  const shown = screens.map((screen) => [screen, { screen, widthPx: 375, heightPx: 667, parts: [] }]);
  return Object.fromEntries(ids.map((id) => [id, Object.fromEntries(shown)]));
}
