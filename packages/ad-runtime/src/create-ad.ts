import { adWords } from '@spinreel/config-schema/ad-words';
import { doubleClickGuardMs, winningBadgeMs } from '@spinreel/config-schema/ad-timings';
import { eventsBetween } from './ad-events.ts';
import type { AdHandle, AdHost } from './ad-host.ts';
import { initialAdState, isVideoWanted, nextAdState, type AdInput } from './ad-machine.ts';
import { createVideoElement } from './playback/video-element.ts';
import { createVideoPlayer } from './playback/video-player.ts';
import type { RuntimeAd } from './runtime-ad.ts';
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
  const hasSlot = (slot: RuntimeAd['slots'][number]) => ad.slots.indexOf(slot) >= 0;
  const { pauseFrames, frameRate } = ad.video;
  const rules = { pauseFrames, pauseCount: pauseFrames.length, showsBadge: ad.badge.onPlaybackEnd && hasSlot('badge') };
  let state = initialAdState(!document.hidden);
  let hostVolume = 1;
  let music: Music | null = null;
  let badgeTimer: number | undefined;
  let lastCtaMs = -doubleClickGuardMs;
  let isReadyTold = false;
  let isDestroyed = false;

  const video = createVideoElement();
  const player = createVideoPlayer({ video, frameRate, tell: dispatch });
  const view = createAdView({
    root,
    ad,
    host,
    rules,
    video,
    initial: state,
    tapped: () => {
      dispatch('tap');
    },
    muteTapped: () => {
      dispatch('mute-tap');
    },
    ctaTapped: ({ timeStamp }) => {
      if (timeStamp - lastCtaMs < doubleClickGuardMs) return;
      lastCtaMs = timeStamp;
      // Synchronously inside the tap: networks accept nothing else.
      host.openStore();
      host.event?.({ type: 'cta' });
    },
  });

  const inputs: AdInput[] = [];
  let isApplying = false;
  function dispatch(input: AdInput): void {
    inputs.push(input);
    // What an input sets off may send further inputs: they wait until its state is on screen.
    if (isApplying) return;
    isApplying = true;
    try {
      for (let next = inputs.shift(); next !== undefined && !isDestroyed; next = inputs.shift()) apply(next);
    } finally {
      // An error in the host's code must not end the ad.
      isApplying = false;
    }
  }

  function apply(input: AdInput): void {
    const before = state;
    state = nextAdState(state, input, rules);
    if (state === before) return;
    applySound();
    player.setPauseFrame(pauseFrames[state.pausesReached] ?? null);
    player.setPlaying(isVideoWanted(state));
    view.render(state);
    clearTimeout(badgeTimer);
    if (state.screen === 'badge' && state.isVisible) {
      badgeTimer = window.setTimeout(() => {
        dispatch('badge-over');
      }, winningBadgeMs);
    }
    if (!isReadyTold && (state.isVideoReady || state.isVideoFailed)) {
      isReadyTold = true;
      host.ready?.();
    }
    for (const event of eventsBetween(before, state, rules)) host.event?.(event);
    if (before.screen !== 'outro' && state.screen === 'outro') host.ended?.();
  }

  function applySound(): void {
    player.setSound(state.isMuted, hostVolume);
    music?.set(state.hasStarted && state.isVisible && !state.isMuted, hostVolume * ad.musicVolume);
  }

  const anyTap = () => {
    // Before the tap's own listeners: sound may start only inside a tap, and a second play needs one too.
    music?.touch();
    if (isVideoWanted(state)) player.setPlaying(true);
  };
  const pageVisibility = () => {
    dispatch(document.hidden ? 'hidden' : 'shown');
  };
  const loaded = () => {
    document.removeEventListener('DOMContentLoaded', loaded);
    view.fillPictures();
    const track = hasSlot('music') ? host.media('music') : null;
    if (track) {
      music = createMusic(track, () => host.event?.({ type: 'error', message: adWords.musicFailed }));
    }
    player.load(host.media('video'));
  };

  root.addEventListener('click', anyTap, true);
  document.addEventListener('visibilitychange', pageVisibility);
  host.onVisibility?.((isVisible) => {
    dispatch(isVisible ? 'shown' : 'hidden');
  });
  host.onVolume?.((volume) => {
    hostVolume = volume;
    applySound();
  });
  player.setPauseFrame(pauseFrames[0] ?? null);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', loaded);
  else loaded();

  return {
    destroy() {
      isDestroyed = true;
      clearTimeout(badgeTimer);
      root.removeEventListener('click', anyTap, true);
      document.removeEventListener('visibilitychange', pageVisibility);
      document.removeEventListener('DOMContentLoaded', loaded);
      music?.destroy();
      player.destroy();
      view.destroy();
    },
  };
}
