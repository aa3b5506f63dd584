import type { PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import type { PlayProgress, WallCommand } from '@spinreel/exporters/preview-messages';
import { expect, test } from 'vitest';
import { createWallSync } from './create-wall-sync.ts';

const source = 'spinreel-wizard';

// Requirement: preview.wall
test('the page that is tapped first leads, and the others follow it without sound', () => {
  const { sync, join, play, take } = setup();
  join('2:3', '9:16', '1:1');
  take();
  const progress = play('9:16', { taps: 1 });
  expect(take()).toEqual([
    ['2:3', { source, isMuted: true }],
    ['9:16', { source, isMuted: false }],
    ['1:1', { source, isMuted: true }],
    ['2:3', { source, follow: progress }],
    ['1:1', { source, follow: progress }],
  ]);
  sync.receive('1:1', { kind: 'event', event: { type: 'mute', isMuted: true } });
  play('1:1', { taps: 1 });
  expect(take()).toEqual([]);
});

test('after a pause, a tap in another page takes the lead, and the sound stays where it is', () => {
  const { join, play, take } = setup();
  join('2:3', '1:1');
  play('2:3', { taps: 1 });
  take();
  const progress = play('1:1', { taps: 2 });
  expect(take()).toContainEqual(['2:3', { source, follow: progress }]);
  play('2:3', { taps: 2 });
  expect(take().filter(([, command]) => 'follow' in command)).toEqual([]);
});

test('a page that loads late is brought to the current position', () => {
  const { join, play, take } = setup();
  join('2:3');
  const progress = play('2:3', { taps: 2 });
  take();
  join('1:1');
  expect(take()).toContainEqual(['1:1', { source, follow: progress }]);
});

test('a pause stops all pages, and none of them is tapped until the wall plays again', () => {
  const { sync, join, play, take } = setup();
  join('2:3', '1:1');
  play('2:3', { taps: 1 });
  take();
  sync.setPaused(true);
  expect(take()).toEqual([
    ['2:3', { source, isHidden: true }],
    ['1:1', { source, isHidden: true }],
  ]);
  play('2:3', { taps: 1 });
  expect(take()).toEqual([]);
  sync.setPaused(false);
  expect(take().map(([, command]) => command)).toContainEqual({ source, isHidden: false });
});

test('a page out of view is paused unless it leads, and catches up when it is in view again', () => {
  const { sync, join, play, take } = setup();
  join('2:3', '1:1');
  play('2:3', { taps: 1 });
  sync.setInView('1:1', false);
  sync.setInView('2:3', false);
  expect(take().slice(-2)).toEqual([
    ['1:1', { source, isHidden: true }],
    ['2:3', { source, isHidden: false }],
  ]);
  const progress = play('2:3', { taps: 2 });
  expect(take()).toEqual([]);
  sync.setInView('1:1', true);
  expect(take()).toEqual([
    ['1:1', { source, isHidden: false }],
    ['1:1', { source, follow: progress }],
  ]);
});

test('the page that a viewer unmutes gets the sound from the others', () => {
  const { sync, join, play, take, heard } = setup();
  join('2:3', '1:1');
  play('2:3', { taps: 1 });
  take();
  sync.receive('1:1', { kind: 'event', event: { type: 'mute', isMuted: false } });
  expect(take()).toEqual([
    ['2:3', { source, isMuted: true }],
    ['1:1', { source, isMuted: false }],
  ]);
  sync.receive('1:1', { kind: 'event', event: { type: 'mute', isMuted: true } });
  expect(heard).toEqual([false, true]);
});

test('the wall mutes and unmutes the page with sound', () => {
  const { sync, join, play, take } = setup();
  join('2:3', '1:1');
  play('1:1', { taps: 1 });
  take();
  sync.setMuted(true);
  expect(take()).toContainEqual(['1:1', { source, isMuted: true }]);
  sync.setMuted(false);
  expect(take()).toEqual([
    ['2:3', { source, isMuted: true }],
    ['1:1', { source, isMuted: false }],
  ]);
});

test('only the events of one page are recorded, which is the one that leads', () => {
  const { sync, join, play } = setup();
  join('2:3', '1:1');
  const report = (type: 'load' | 'outro') =>
    (['2:3', '1:1'] as const).map((id) => sync.receive(id, { kind: 'event', event: { type } }));
  expect(report('load')).toEqual([{ type: 'load' }, null]);
  play('1:1', { taps: 1 });
  expect(report('outro')).toEqual([null, { type: 'outro' }]);
});

test('after a restart, no page leads until one is tapped', () => {
  const { sync, join, play, take } = setup();
  join('2:3', '1:1');
  play('2:3', { taps: 3 });
  sync.restart();
  take();
  join('2:3', '1:1');
  expect(take().filter(([, command]) => 'follow' in command)).toEqual([]);
  const progress = play('1:1', { taps: 1 });
  expect(take()).toContainEqual(['2:3', { source, follow: progress }]);
});

function setup() {
  let sent: [PreviewShapeId, WallCommand][] = [];
  const heard: boolean[] = [];
  const sync = createWallSync({
    send: (id, command) => sent.push([id, command]),
    onMuted: (isMuted) => heard.push(isMuted),
  });
  return {
    sync,
    heard,
    join(...ids: PreviewShapeId[]) {
      const video = { widthPx: 1, heightPx: 1, durationSeconds: 9, frameRate: 30, pauseFrames: [] };
      for (const id of ids) sync.receive(id, { kind: 'ready', carried: { slots: [], video } });
    },
    play(id: PreviewShapeId, { taps }: Pick<PlayProgress, 'taps'>): PlayProgress {
      const progress = { taps, isRunning: true, seconds: taps, atMs: 0 };
      sync.receive(id, { kind: 'progress', progress });
      return progress;
    },
    /** Returns the commands since the last call. */
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}
