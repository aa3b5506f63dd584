import { doubleClickGuardMs, settleMs, winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import { eventsBetween } from './ad-events.ts';
import type { AdEvent, AdHandle, AdHost, EncodedMedia } from './ad-host.ts';
import { initialAdState, isVideoWanted, nextAdState, type AdInput } from './ad-machine.ts';
import { createIdleTimer } from './idle-timer.ts';
import { ignore } from './ignore.ts';
import { createVideoPlayer } from './playback/video-player.ts';
import type { RuntimeAd, RuntimeEffect } from './runtime-ad.ts';
import { createAdSound } from './sound/ad-sound.ts';
import { createAdView } from './views/ad-view.ts';

type EffectsByEvent = Partial<Record<AdEvent['type'], readonly RuntimeEffect[]>>;

/**
 * Starts an ad inside `root`, which fills the page, and returns a handle that stops it. An existing `<img id="cover">`
 * in `root` is adopted as the cover. The page must have the player's style sheet in its head.
 *
 * @example
 * const handle = createAd(document.getElementById('ad'), ad, {
 *   openStore: () => { FbPlayableAd.onCTAClick() },
 *   media: (slot) => encodedMedia[slot] ?? null,
 * });
 */
export function createAd(root: HTMLElement, ad: RuntimeAd, host: AdHost): AdHandle {
  const { pauseFrames } = ad.video;
  const rules = { pauseCount: pauseFrames.length, showsBadge: ad.badge.onPlaybackEnd };
  const inputs: AdInput[] = [];
  let state = initialAdState(!document.hidden);
  let hostVolume = 1;
  let track: EncodedMedia | null = null;
  let lastCtaMs = NaN;
  let isApplying = false;
  let isDestroyed = false;

  const sound = createAdSound();
  const emit = (event: AdEvent) => {
    sound.playEffects((ad.soundEffects as EffectsByEvent)[event.type]);
    if (host.event) host.event(event);
  };
  const dispatch = (input: AdInput) => {
    inputs.push(input);
    // Applying an input may cause further inputs, which wait until the new state is on screen.
    if (isApplying || isDestroyed) return;
    isApplying = true;
    try {
      while (inputs.length > 0) apply(inputs.shift() as AdInput);
    } finally {
      // An error in the host's code must not end the ad.
      isApplying = false;
    }
  };
  const apply = (input: AdInput) => {
    const before = state;
    state = nextAdState(state, input, rules);
    if (state === before) return;
    // The video already plays, or waits for its bytes.
    if (input === 'settle') playMusic();
    else play();
    // The page does not change before the first frame: a loading indicator would flicker and delay that frame.
    if (state.screen !== 'starting' || state.isSettled) render();
    // If the ad returned to the badge, only the later timer has an effect.
    if (state.screen === 'badge') setTimeout(dispatch, winningBadgeMs, 'over');
    // Nothing counts time before the first touch.
    if (state.screen !== 'paused') idleTimer.end();
    else if (before.screen !== 'paused') idleTimer.restart();
    eventsBetween(before, state, rules, pauseFrames).forEach(emit);
  };
  const idleTimer = createIdleTimer(
    // The time during which the ad is hidden does not count.
    () => state.isVisible,
    (seconds) => {
      const { autoOutroSeconds } = ad.gameplay;
      if (autoOutroSeconds && seconds >= autoOutroSeconds) dispatch('idle');
    },
  );
  const render = (newFonts?: FontFaceSet) => view.render(state, newFonts);
  const play = () => {
    // Browsers allow sound only after a tap.
    video.muted = state.isSilent || !state.hasStarted;
    // Undefined after the last pause, so no frame reaches it.
    player.setPlaying(isVideoWanted(state), pauseFrames[state.pausesReached] as number);
    playMusic();
  };
  const playMusic = () => {
    video.volume = hostVolume;
    sound.setVolume(
      state.isVisible && !state.isSilent ? hostVolume : 0,
      ad.musicVolume,
      state.isSettled && track,
    );
  };

  const createView = () =>
    createAdView(
      root,
      ad,
      host,
      rules,
      video,
      (input) => {
        if (input) dispatch(input);
        else {
          play();
          if (state.screen === 'paused') idleTimer.restart();
        }
        setTimeout(dispatch, settleMs, 'settle');
      },
      (event) => {
        if (event.timeStamp - lastCtaMs < doubleClickGuardMs) return;
        lastCtaMs = event.timeStamp;
        // Synchronously inside the tap, because networks reject any other call.
        host.openStore();
        emit({ type: 'cta' });
      },
      () => {
        if (!state.hasStarted) player.warmUp();
      },
    );
  const video = createVideoElement();
  let view = createView();
  const player = createVideoPlayer(video, ad.video.frameRate, () => view.addVideo(), dispatch);

  const onLoaded = () => {
    if (isDestroyed) return;
    view.fillImages();
    track = host.media('music');
    // For a tap before the page had loaded.
    playMusic();
    player.loadVideo(host.media('video'));
  };
  const setVisible = (isVisible: boolean) => dispatch(isVisible ? 'show' : 'hide');
  const onVisibilityChange = () => setVisible(!document.hidden);
  document.addEventListener('visibilitychange', onVisibilityChange);
  if (host.onVisibility) host.onVisibility(setVisible);
  if (host.onVolume)
    host.onVolume((volume) => {
      hostVolume = volume;
      playMusic();
    });
  // The build removes this block from the player of finished ads.
  // oxlint-disable-next-line no-unused-labels
  EDITED: if (host.onAd)
    host.onAd((newAd) => {
      const { end } = view;
      // oxlint-disable-next-line no-param-reassign
      ad = newAd;
      rules.showsBadge = ad.badge.onPlaybackEnd;
      view = createView();
      view.fillImages();
      // A playing video continues in the new view.
      view.addVideo();
      play();
      render();
      return end;
    });
  play();
  // Texts are measured in their own fonts, which a browser would load only for visible texts. The phone's font replaces one
  // that cannot be loaded. In a separate task, because rendering together with building the page would be a long task.
  document.fonts.forEach((font) => void font.load().catch(ignore));
  setTimeout(() => void document.fonts.ready.then(render));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onLoaded);
  else onLoaded();

  return {
    destroy() {
      isDestroyed = true;
      idleTimer.end();
      track = null;
      sound.end();
      document.removeEventListener('visibilitychange', onVisibilityChange);
      player.end();
      view.end();
      root.classList.remove('sr');
    },
  };
}

/** Creates a video element that plays inline, without the browser's controls. */
function createVideoElement(): HTMLVideoElement {
  const video = document.createElement('video');
  video.className = 'fill';
  video.preload = 'auto';
  video.playsInline = true;
  video.ariaHidden = 'true';
  return video;
}
