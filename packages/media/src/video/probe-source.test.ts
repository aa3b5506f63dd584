import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, test } from 'vitest';
import { createSourceProbe } from './probe-source.ts';

test('probes a video once, whatever its path', async () => {
  const { probe } = setup();
  const measured = await probe('one');
  expect(measured).toMatchObject({ ok: true, value: { frameRate: 30 } });
  expect(await probe('one', missing)).toEqual(measured);
});

test('probes a video again after a problem', async () => {
  const { probe } = setup();
  expect(await probe('one', missing)).toMatchObject({ ok: false, problem: { code: 'unreadable' } });
  expect(await probe('one')).toMatchObject({ ok: true });
});

test('forgets the videos that were not used for the longest time', async () => {
  const { probe } = setup({ maxRemembered: 2 });
  for (const video of ['one', 'other', 'one', 'third']) await probe(video);
  expect(await probe('one', missing)).toMatchObject({ ok: true });
  expect(await probe('third', missing)).toMatchObject({ ok: true });
  expect(await probe('other', missing)).toMatchObject({ ok: false });
});

/** Only what is remembered about a video at this path is known. */
const missing = '/nowhere/video.mp4';

function setup({ maxRemembered = 100 } = {}) {
  const probeSource = createSourceProbe(maxRemembered);
  const probe = (sha256: string, path: string = fixtureMedia.slotClip.path) =>
    probeSource({ path, kind: 'mp4', sha256 });
  return { probe };
}
