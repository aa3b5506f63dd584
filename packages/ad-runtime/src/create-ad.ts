import { doubleClickGuardMs, firstFrameRoomMs, winningBadgeMs } from '@spinreel/config-schema/ad-timings';
import { eventsBetween } from './ad-events.ts';
import type { AdEvent, AdHandle, AdHost, EncodedMedia } from './ad-host.ts';
import { initialAdState, isVideoWanted, nextAdState, type AdInput } from './ad-machine.ts';
import { listen } from './listen.ts';
import { createVideoElement } from './playback/video-element.ts';
import { createVideoPlayer } from './playback/video-player.ts';
import type { RuntimeAd } from './runtime-ad.ts';
import { createMusic, type Music } from './sound/music.ts';
import { createAdView } from './views/ad-view.ts';

/**
 * Starts an ad inside `root`, which fills the page, and returns what stops it. A cover that stands in `root` as
 * `<img id="cover">` is taken over as it is painted. The page carries the player's style sheet in its head.
 *
 * @example
 * const handle = createAd(document.getElementById('ad'), ad, {
 *   openStore: () => { FbPlayableAd.onCTAClick() },
 *   media: (slot) => encodedMedia[slot] ?? null,
 * });
 */
export function createAd(root: HTMLElement, ad: RuntimeAd, host: AdHost): AdHandle {
  const { pauseFrames, frameRate } = ad.video;
  const rules = { pauseCount: pauseFrames.length, showsBadge: ad.badge.onPlaybackEnd };
  const inputs: AdInput[] = [];
  let state = initialAdState(!document.hidden);
  let hostVolume = 1;
  let track: EncodedMedia | null = null;
  let music: Music | undefined;
  let lastCtaMs = NaN;
  let isApplying = false;

  const emit = (event: AdEvent) => {
    if (host.event) host.event(event);
  };
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
  const createView = () =>
    createAdView({
      root,
      ad,
      host,
      rules,
      video,
      tapped: (input) => {
        if (input) dispatch(input);
        else play();
        setTimeout(prepareRest, firstFrameRoomMs);
      },
      pressed: () => {
        if (!state.hasStarted) player.warmUp();
      },
      ctaTapped: ({ timeStamp }) => {
        if (timeStamp - lastCtaMs < doubleClickGuardMs) return;
        lastCtaMs = timeStamp;
        // Synchronously inside the tap: networks accept nothing else.
        host.openStore();
        emit({ type: 'cta' });
      },
    });
  let view = createView();
  const player = createVideoPlayer(video, frameRate, view.addVideo, dispatch);

  const apply = (input: AdInput) => {
    const before = state;
    state = nextAdState(state, input, rules);
    if (state !== before) {
      show();
      // Whatever else happens to the badge sets a later timer, which means nothing any more.
      if (state.screen === 'badge') setTimeout(dispatch, winningBadgeMs, 'over');
      eventsBetween(before, state, rules, pauseFrames).forEach(emit);
    }
  };
  const show = () => {
    play();
    // Until the first frame the page stays as it is: a sign of loading would only flicker, and keep the frame waiting.
    if (!state.isStarting) render();
  };
  const render = () => view.render(state);
  const play = () => {
    // Browsers allow sound only after a tap.
    video.muted = state.isSilent || !state.hasStarted;
    // After the last pause there is none, and no frame is as late as that.
    player.setPlaying(isVideoWanted(state), pauseFrames[state.pausesReached] as number);
    applySound();
  };
  const applySound = () => {
    video.volume = hostVolume;
    if (music) music.setVolume(state.isVisible && !state.isSilent ? hostVolume * ad.musicVolume : 0);
  };
  const prepareRest = () => {
    if (!state.hasStarted) return;
    if (track && !music) music = createMusic(track);
    applySound();
    render();
  };
  const loaded = () => {
    view.fillPictures();
    track = host.media('music');
    // For a tap that came before.
    prepareRest();
    player.loadVideo(host.media('video'));
  };

  const setVisible = (isVisible: boolean) => dispatch(isVisible ? 'show' : 'hide');
  const stopHiding = listen(document, 'visibilitychange', () => setVisible(!document.hidden));
  let stopLoading = () => {};
  if (host.onVisibility) host.onVisibility(setVisible);
  if (host.onVolume)
    host.onVolume((volume) => {
      hostVolume = volume;
      applySound();
    });
  // The build leaves this out of the player of finished ads.
  // oxlint-disable-next-line no-unused-labels
  EDITED: if (host.onAd)
    host.onAd((newAd) => {
      const { end } = view;
      // oxlint-disable-next-line no-param-reassign
      ad = newAd;
      rules.showsBadge = ad.badge.onPlaybackEnd;
      view = createView();
      view.fillPictures();
      // If it plays it goes on: it only changes its place.
      view.addVideo();
      play();
      // Twice: what the first leaves to a task of its own is shown at once in an ad that runs already.
      render();
      render();
      return end;
    });
  show();
  if (document.readyState === 'loading') stopLoading = listen(document, 'DOMContentLoaded', loaded);
  else loaded();

  return {
    destroy() {
      // Whatever a host still tells, nothing is applied any more.
      isApplying = true;
      track = null;
      if (music) music.end();
      stopHiding();
      stopLoading();
      player.end();
      view.end();
    },
  };
}
