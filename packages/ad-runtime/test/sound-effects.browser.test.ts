import { soundEffects, type SoundEffect } from '@spinreel/config-schema/options/options';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { describeEffect } from '../src/sound/describe-effect.ts';
import { startEffect } from '../src/sound/start-effect.ts';
import { countAudioContexts } from './support/count-audio-contexts.ts';
import { playAd } from './support/play-ad.ts';
import { waitFor } from './support/wait-for.ts';

/** Quieter effects could not be heard in a street. */
const audiblePeak = 0.08;

/** The most that two effects together may reach, so that they are never clipped. */
const fullScale = 1;

// Requirement: playback.sound-effects
test.each(soundEffects)(
  'synthesizes an audible %s sound below its volume and below the music',
  async (effect) => {
    const { volume } = defaults.soundEffects;
    const peak = findPeak(await render([effect], volume));
    expect(peak).toBeGreaterThan(audiblePeak);
    expect(peak).toBeLessThan(volume);
    expect(peak).toBeLessThan(defaults.musicVolume);
  },
);

test('fades every effect out, so that its end is no click', async () => {
  for (const effect of soundEffects) {
    const samples = await render([effect], 1);
    expect([effect, findPeak(samples.subarray(-100))]).toEqual([effect, expect.closeTo(0, 2)]);
  }
});

test('clips nothing when the loudest win and its coins sound together', async () => {
  expect(findPeak(await render(['win', 'coins'], 1))).toBeLessThan(fullScale);
});

test('plays the effects of each event after the first tap, in the audio context of the music', async () => {
  const contexts = countAudioContexts();
  const started = watchEffects();
  const { stage, reached, view } = playAd({ ad: withEffects, hasShortBadge: true });
  await reached('load');
  expect(started()).toEqual([]);
  expect(contexts).not.toHaveBeenCalled();
  await userEvent.click(stage, { force: true });
  expect(started()).toEqual(['tap']);
  await reached('pause');
  expect(started()).toEqual(['tap', 'stop']);
  await view('tap spin');
  expect(started()).toEqual(['tap', 'stop', 'tap', 'spin']);
  await reached('pause', 2);
  await view('tap spin', 'wait badge');
  expect(started().slice(-2)).toEqual(['win', 'coins']);
  await reached('outro');
  expect(contexts).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('opens no audio context for an ad without music and effects', async () => {
  const contexts = countAudioContexts();
  const { stage, reached } = playAd({ media: { music: null } });
  await userEvent.click(stage, { force: true });
  await reached('pause');
  expect(contexts).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('ends effects when the viewer mutes the ad, and plays none until it is unmuted', async () => {
  const started = watchEffects();
  const { stage, button, reached, view } = playAd({ ad: withEffects });
  await userEvent.click(stage, { force: true });
  await reached('pause');
  const stop = vi.spyOn(AudioBufferSourceNode.prototype, 'stop');
  await waitFor(() => button(/^Mute$/));
  await userEvent.click(button(/^Mute$/), { force: true });
  expect(stop).toHaveBeenCalled();
  await view('tap spin');
  await reached('pause', 2);
  expect(started()).toEqual(['tap', 'stop']);
  await userEvent.click(button(/^Unmute$/), { force: true });
  await view('tap spin');
  expect(started()).toEqual(['tap', 'stop', 'tap', 'spin']);
});

test.each([
  ['the host hides the ad', ({ setVisible }: HostControls) => setVisible(false)],
  ['the host is muted', ({ setVolume }: HostControls) => setVolume(0)],
])('ends effects while %s', async (_when, silence) => {
  const { stage, host, reached } = playAd({ ad: withEffects });
  await userEvent.click(stage, { force: true });
  await reached('pause');
  const stop = vi.spyOn(AudioBufferSourceNode.prototype, 'stop');
  const suspend = vi.spyOn(AudioContext.prototype, 'suspend');
  silence(host);
  expect(stop).toHaveBeenCalled();
  expect(suspend).toHaveBeenCalled();
});

test('closes its audio context when it is destroyed', async () => {
  const close = vi.spyOn(AudioContext.prototype, 'close');
  const { stage, handle, reached } = playAd({ ad: withEffects, media: { music: null } });
  await userEvent.click(stage, { force: true });
  await reached('pause');
  handle.destroy();
  expect(close).toHaveBeenCalledOnce();
});

test('plays to the end where WebAudio is missing', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { view } = playAd({ ad: withEffects, hasShortBadge: true });
  await view('wait load', 'tap cover', 'wait pause', 'tap spin', 'wait pause', 'tap spin', 'wait outro');
  vi.unstubAllGlobals();
});

type HostControls = Pick<ReturnType<typeof playAd>['host'], 'setVisible' | 'setVolume'>;

/** Adds the effects that an export adds when all of them are on. */
function withEffects(ad: RuntimeAd): RuntimeAd {
  const describe = (...effects: SoundEffect[]) => effects.map((effect) => describeEffect(effect, 0.5));
  return {
    ...ad,
    soundEffects: {
      start: describe('tap'),
      spin: describe('tap', 'spin'),
      pause: describe('stop'),
      badge: describe('win', 'coins'),
    },
  };
}

/** Renders effects together, as the player mixes them. */
async function render(effects: readonly SoundEffect[], volume: number): Promise<Float32Array> {
  const described = effects.map((effect) => describeEffect(effect, volume));
  const [sampleRate] = described[0]!;
  const offline = new OfflineAudioContext(1, Math.max(...described.map(([, length]) => length)), sampleRate);
  for (const effect of described) startEffect(offline, effect, 1);
  return (await offline.startRendering()).getChannelData(0);
}

function findPeak(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** Returns what lists the effects that have been started, by the length of their buffers. */
function watchEffects(): () => SoundEffect[] {
  const nameOf = new Map(soundEffects.map((effect) => [describeEffect(effect, 1)[1], effect]));
  const start = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  return () =>
    start.mock.contexts.flatMap(
      (source) => nameOf.get((source as AudioBufferSourceNode).buffer?.length ?? 0) ?? [],
    );
}
