import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { playAd, visible } from './support/play-ad.ts';
import { waitFor } from './support/wait-for.ts';

test('shows the mute button once sound exists; it silences video and music, and never starts a spin', async () => {
  const gains = watchGains();
  const { root, stage, video, events, button, reached } = playAd();
  await reached('load');
  expect(visible(root, '.mute')).toHaveLength(0);
  await userEvent.click(stage, { force: true });
  await reached('pause');
  await waitFor(() => expect(gains.at(-1)?.gain.value).toBeCloseTo(0.3));
  const mute = button(/^Mute$/);
  expect(Math.min(mute.offsetWidth, mute.offsetHeight)).toBeGreaterThanOrEqual(44);
  await userEvent.click(mute, { force: true });
  expect(video.muted).toBe(true);
  expect(gains.at(-1)?.gain.value).toBe(0);
  await userEvent.click(button(/^Unmute$/), { force: true });
  expect(video.muted).toBe(false);
  expect(gains.at(-1)?.gain.value).toBeCloseTo(0.3);
  expect(events.filter((event) => event.type === 'spin')).toHaveLength(0);
});

test('stops video and music while the host hides the ad, and continues when it is shown', async () => {
  const gains = watchGains();
  const { stage, video, events, host, reached } = playAd({
    ad: (ad) => ({ ...ad, video: { ...ad.video, pauseFrames: [30] } }),
  });
  await userEvent.click(stage, { force: true });
  // Slow enough not to reach its pause before the ad is hidden.
  video.playbackRate = 0.1;
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.05));
  await waitFor(() => expect(gains).toHaveLength(1));
  host.setVisible(false);
  expect(video.paused).toBe(true);
  await waitFor(() => expect(gains[0]?.context.state).toBe('suspended'));
  expect(events.filter((event) => event.type === 'pause')).toHaveLength(0);
  host.setVisible(true);
  await waitFor(() => expect(gains[0]?.context.state).toBe('running'));
  video.playbackRate = 1;
  await reached('pause');
});

test('stops while the page is hidden', async () => {
  const { stage, video, reached } = playAd();
  await userEvent.click(stage, { force: true });
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.1));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(video.paused).toBe(true);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await reached('pause');
});

test('stays silent when its music turns out to be broken after its end', async () => {
  let refuse: ((reason: Error) => void) | undefined;
  vi.spyOn(AudioContext.prototype, 'decodeAudioData').mockReturnValue(
    new Promise((_, reject) => (refuse = reject)),
  );
  const { stage, handle, reached } = playAd();
  await userEvent.click(stage, { force: true });
  await reached('pause');
  await waitFor(() => expect(AudioContext.prototype.decodeAudioData).toHaveBeenCalled());
  handle.destroy();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  refuse?.(new Error('broken'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(play).not.toHaveBeenCalled();
});

test('follows the host’s volume', async () => {
  const gains = watchGains();
  const { stage, video, host } = playAd();
  await userEvent.click(stage, { force: true });
  await waitFor(() => expect(gains).toHaveLength(1));
  host.setVolume(0.5);
  expect(video.volume).toBe(0.5);
  expect(gains[0]?.gain.value).toBeCloseTo(0.15);
});

test('plays the music with an audio element where WebAudio cannot decode it', async () => {
  vi.spyOn(AudioContext.prototype, 'decodeAudioData').mockImplementation((_bytes, _done, failed) => {
    failed?.(new DOMException('', 'EncodingError'));
    return Promise.reject(new DOMException('', 'EncodingError'));
  });
  const play = vi.spyOn(HTMLAudioElement.prototype, 'play');
  const { stage } = playAd();
  await userEvent.click(stage, { force: true });
  await waitFor(() => {
    const audio = play.mock.contexts.find((element) => element instanceof HTMLAudioElement);
    expect(audio).toMatchObject({ loop: true, paused: false });
  });
});

/** Every gain node that the ad makes. */
function watchGains(): GainNode[] {
  const gains: GainNode[] = [];
  const original = AudioContext.prototype.createGain;
  vi.spyOn(AudioContext.prototype, 'createGain').mockImplementation(function (this: AudioContext) {
    const gain = original.call(this);
    gains.push(gain);
    return gain;
  });
  return gains;
}
