import { adWords, spinsLeftText } from '@spinreel/config-schema/ad-words';
import type { AdHost } from '../ad-host.ts';
import { spinsLeft, type AdRules, type AdState } from '../ad-machine.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import { createCelebration } from './celebration.ts';
import { drawSoft } from './draw-soft.ts';
import { layOutStage } from './lay-out-stage.ts';
import { createStageElements } from './stage-elements.ts';

/** Milliseconds between two drawings of the live backdrop: it is blurred, more is not seen. */
const liveBackdropIntervalMs = 80;

/** Shows an ad's state. It never changes anything: taps are told through `tapped`, `muteTapped` and `ctaTapped`. */
export function createAdView(options: {
  root: HTMLElement;
  ad: RuntimeAd;
  host: AdHost;
  rules: AdRules;
  video: HTMLVideoElement;
  initial: AdState;
  tapped: () => void;
  muteTapped: () => void;
  ctaTapped: (event: MouseEvent) => void;
}) {
  const { root, ad, host, rules, video } = options;
  let state = options.initial;
  const elements = createStageElements({ root, ad, host, video });
  const celebration = createCelebration(elements.confetti);
  const calmMotion = window.matchMedia('(prefers-reduced-motion:reduce)');

  const layOut = () => {
    const stage = layOutStage({ root, ad, elements, screen: state.screen });
    const { cover, outroImage } = elements;
    const aspect = stage.width / stage.height;
    if (elements.liveBackdrop) drawSoft(elements.liveBackdrop, video, aspect);
    drawSoft(elements.outroSoft, cover, aspect);
    drawSoft(
      elements.backdrop,
      state.screen === 'outro' && outroImage?.naturalWidth ? outroImage : cover,
      root.clientWidth / root.clientHeight,
    );
    return stage;
  };

  const render = (next: AdState) => {
    const isNewScreen = next.screen !== state.screen;
    state = next;
    const { screen } = next;
    const isOutro = screen === 'outro';
    const show = (element: HTMLElement | null | undefined, isShown: boolean) => {
      if (element) element.hidden = !isShown;
    };
    const isCover = screen === 'cover';
    elements.cover.classList.toggle('sr-gone', !isCover);
    show(elements.text?.element, isCover);
    show(elements.coverButton.element, isCover);
    show(elements.coverFinger, isCover && !next.isStarting);
    show(elements.loader, next.isStarting);
    const isPaused = screen === 'paused';
    show(elements.spinButton.element, isPaused);
    show(elements.spinFinger, isPaused);
    show(elements.counter, isPaused);
    if (isPaused && elements.counter) elements.counter.textContent = spinsLeftText(spinsLeft(next, rules));
    video.classList.toggle('sr-tappable', isPaused);
    show(elements.outro, isOutro);
    show(elements.cta.element, isOutro);
    const hasBadge = Boolean(elements.badgeImage) && (screen === 'badge' || (isOutro && ad.badge.onOutro));
    const isAnimated = isOutro ? ad.badge.onOutroAnimated : ad.badge.onPlaybackEndAnimated;
    show(elements.badge, hasBadge);
    elements.badge.classList.toggle('sr-animated', isAnimated);
    elements.mute.show(next.isMuted);
    show(elements.mute.element, next.hasStarted);
    const stage = layOut();
    if (!isNewScreen) return;
    if (hasBadge && isAnimated && !calmMotion.matches) celebration.start(ad.badge.celebration, stage);
    else celebration.stop();
  };

  const rootTapped = (event: MouseEvent) => {
    const target = event.target as Node;
    const isOn = (element: Node) => element.contains(target);
    // Anywhere on the cover; while paused the spin button and the picture.
    if (state.screen === 'cover' || isOn(elements.spinButton.element) || isOn(video)) options.tapped();
  };
  elements.mute.element.addEventListener('click', (event) => {
    event.stopPropagation();
    options.muteTapped();
  });
  elements.cta.element.addEventListener('click', options.ctaTapped);
  root.addEventListener('click', rootTapped);
  root.classList.add('sr');
  root.setAttribute('aria-label', ad.name);
  elements.loader.setAttribute('aria-label', adWords.loading);
  elements.loader.setAttribute('role', 'status');
  elements.cta.element.classList.toggle('sr-pulse', ad.outro.pulse);
  elements.coverButton.element.classList.add('sr-pulse');
  elements.spinButton.element.classList.add('sr-pulse');
  elements.cover.addEventListener('load', layOut);
  window.addEventListener('resize', layOut);
  const observer = 'ResizeObserver' in window ? new ResizeObserver(layOut) : null;
  observer?.observe(root);
  const live = elements.liveBackdrop;
  const interval = live
    ? setInterval(() => {
        if (!video.paused) drawSoft(live, video, live.clientWidth / live.clientHeight);
      }, liveBackdropIntervalMs)
    : 0;
  render(state);

  return {
    render,
    /** Asks the host for the pictures; to be called when the page has loaded. */
    fillPictures() {
      elements.fillPictures(layOut);
    },
    destroy() {
      clearInterval(interval);
      celebration.stop();
      observer?.disconnect();
      window.removeEventListener('resize', layOut);
      root.removeEventListener('click', rootTapped);
      root.classList.remove('sr');
      for (const element of [elements.stage, elements.backdrop, elements.safeArea]) element.remove();
    },
  };
}
