import { adWords } from '@spinreel/config-schema/ad-words';
import { doubleClickGuardMs, winningBadgeMs } from '@spinreel/config-schema/ad-timings';
import { eventsBetween } from './ad-events.ts';
import type { AdEvent, AdHandle, AdHost } from './ad-host.ts';
import { initialAdState, isVideoWanted, nextAdState, type AdInput, type AdState } from './ad-machine.ts';
import { listen } from './listen.ts';
import { createVideoElement } from './playback/video-element.ts';
import { createVideoPlayer } from './playback/video-player.ts';
import type { MediaSlot, RuntimeAd } from './runtime-ad.ts';
import { createMusic, type Music } from './sound/music.ts';
import { createAdView } from './views/ad-view.ts';

/**
 * Starts an ad inside `root`, which fills its container, and returns what stops it. A cover that stands in `root` as
 * `<img id="cover">` is taken over as it is painted. The page carries the player's style sheet in its head.
 *
 * @example
 * const handle = createAd(document.getElementById('ad'), ad, {
 *   openStore: () => { FbPlayableAd.onCTAClick() },
 *   media: (slot) => encodedMedia[slot] ?? null,
 * });
 */
export function createAd(root: HTMLElement, ad: RuntimeAd, host: AdHost): AdHandle {
  const hasSlot = (slot: MediaSlot) => ad.slots.indexOf(slot) >= 0;
  const { pauseFrames, frameRate } = ad.video;
  const rules = { pauseCount: pauseFrames.length, showsBadge: ad.badge.onPlaybackEnd && hasSlot('badge') };
  const inputs: AdInput[] = [];
  let state = initialAdState(!document.hidden);
  let hostVolume = 1;
  let music: Music | undefined;
  let badgeTimer: ReturnType<typeof setTimeout> | undefined;
  let lastCtaMs = -doubleClickGuardMs;
  let isApplying = false;

  const emit = (event: AdEvent) => host.event?.(event);
  const dispatch = (input: AdInput) => {
    inputs.push(input);
    // What an input sets off may send further inputs: they wait until its state is on screen.
    if (isApplying) return;
    isApplying = true;
    try {
      while (inputs.length > 0) apply(inputs.shift() as AdInput);
    } finally {
      // An error in the host's code must not end the ad.
      isApplying = false;
    }
  };
  const video = createVideoElement();
  const player = createVideoPlayer(video, frameRate, dispatch);
  const view = createAdView({
    root,
    ad,
    host,
    rules,
    video,
    initial: state,
    taps: {
      tapped: () => dispatch('tap'),
      muteTapped: () => dispatch('mute-tap'),
      ctaTapped: ({ timeStamp }) => {
        if (timeStamp - lastCtaMs < doubleClickGuardMs) return;
        lastCtaMs = timeStamp;
        // Synchronously inside the tap: networks accept nothing else.
        host.openStore();
        emit({ type: 'cta' });
      },
    },
  });

  const apply = (input: AdInput) => {
    const before = state;
    state = nextAdState(state, input, rules);
    if (state === before) return;
    const { screen, isVisible } = state;
    applySound();
    player.setPauseFrame(nextPauseFrame());
    player.setPlaying(isVideoWanted(state));
    view.render(state);
    if (screen !== before.screen || isVisible !== before.isVisible) {
      clearTimeout(badgeTimer);
      if (screen === 'badge' && isVisible) badgeTimer = setTimeout(dispatch, winningBadgeMs, 'badge-over');
    }
    if (!isSettled(before) && isSettled(state)) host.ready?.();
    eventsBetween(before, state, rules, pauseFrames).forEach(emit);
    if (before.screen !== screen && screen === 'outro') host.ended?.();
  };
  // An ad without its video still leads to the outro.
  const isSettled = ({ isVideoReady, isVideoFailed }: AdState) => isVideoReady || isVideoFailed;
  const nextPauseFrame = () => pauseFrames[state.pausesReached] ?? NaN;
  const applySound = () => {
    video.muted = state.isMuted;
    video.volume = hostVolume;
    const isHeard = state.hasStarted && state.isVisible && !state.isMuted;
    music?.setVolume(isHeard ? hostVolume * ad.musicVolume : 0);
  };
  const loaded = () => {
    view.fillPictures();
    const track = hasSlot('music') && host.media('music');
    if (track) music = createMusic(track, () => emit({ type: 'error', message: adWords.musicFailed }));
    player.load(host.media('video'));
  };

  const stops = [
    listen(document, 'visibilitychange', () => dispatch(document.hidden ? 'hidden' : 'shown')),
    // Before the tap's own listeners: sound may start only inside a tap, and a refused play needs one too.
    listen(
      root,
      'click',
      () => {
        music?.touch();
        if (isVideoWanted(state)) player.setPlaying(true);
      },
      true,
    ),
    player.destroy,
    view.destroy,
    () => {
      clearTimeout(badgeTimer);
      music?.destroy();
    },
  ];
  host.onVisibility?.((isVisible) => dispatch(isVisible ? 'shown' : 'hidden'));
  host.onVolume?.((volume) => {
    hostVolume = volume;
    applySound();
  });
  player.setPauseFrame(nextPauseFrame());
  if (document.readyState === 'loading') stops.push(listen(document, 'DOMContentLoaded', loaded));
  else loaded();

  return {
    destroy() {
      // Whatever a host still tells, nothing is applied any more.
      isApplying = true;
      for (const stop of stops) stop();
    },
  };
}
