import { adWords, spinsLeftText } from '@spinreel/config-schema/ad-words';
import type { AdHost } from '../ad-host.ts';
import { spinsLeft, type AdRules, type AdState } from '../ad-machine.ts';
import { listen } from '../listen.ts';
import { dataUri } from '../media/data-uri.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import { celebrate } from './celebration.ts';
import { createCoverText } from './cover-text.ts';
import { createElement } from './create-element.ts';
import { createFinger } from './finger.ts';
import { createGameplayView } from './gameplay-view.ts';
import { layOutStage } from './lay-out-stage.ts';
import { createMuteButton } from './mute-button.ts';
import { createPictures } from './pictures.ts';
import type { StagePart } from './stage-part.ts';
import { createStyledButton } from './styled-button.ts';

/** What viewers can do. */
export interface AdTaps {
  /** On the cover, or on the spin button or the video while it is paused; elsewhere nothing happens. */
  readonly tapped: () => void;
  readonly muteTapped: () => void;
  readonly ctaTapped: (event: MouseEvent) => void;
}

/** Everything the viewer sees. It shows states and tells taps; it changes nothing itself. */
export interface AdView {
  render(state: AdState): void;
  /** Asks the host for the pictures; to be called when the page has loaded. */
  fillPictures(): void;
  destroy(): void;
}

/** Builds every screen of an ad inside `root`. */
export function createAdView(options: {
  root: HTMLElement;
  ad: RuntimeAd;
  host: AdHost;
  rules: AdRules;
  video: HTMLVideoElement;
  initial: AdState;
  taps: AdTaps;
}): AdView {
  const { root, ad, host, rules, video, taps } = options;
  let state = options.initial;
  let endCelebration = () => {};
  root.classList.add('sr');
  const cover = adoptCover(root, host);
  const backdrop = root.appendChild(cover.cloneNode() as HTMLImageElement);
  const safeArea = createElement('div', 'sr-safe', root);
  const stage = createElement('div', '', root);
  const pictures = createPictures(ad, host, () => layOut());
  const endGameplay = createGameplayView(stage, ad, pictures, video);
  stage.appendChild(cover);

  const outro = createElement('div', 'sr-fill sr-outro on-outro', stage);
  const showSoftCover = () => {
    (outro.appendChild(cover.cloneNode()) as HTMLImageElement).className = 'sr-fill sr-soft';
  };
  const outroImage = pictures.add('outro', 'sr-fill', outro);
  if (outroImage) listen(outroImage, 'error', showSoftCover);
  else showSoftCover();
  const badge = createElement('div', 'sr-badge', stage);
  createElement('i', '', badge);
  const badgeImage = pictures.add('badge', 'sr-fill', badge);
  const confetti = createElement('canvas', 'sr-fill sr-confetti', stage);

  const button = ({ button }: { button: RuntimeAd['outro']['button'] }, className: string) => {
    const part = createStyledButton(stage, button, ad.buttonStyle);
    part.element.className += className;
    return part;
  };
  const coverButton = button(ad.cover, ' on-cover sr-pulse');
  const spinButton = button(ad.gameplay, ' on-paused sr-pulse');
  const cta = button(ad.outro, ad.outro.pulse ? ' on-outro sr-pulse' : ' on-outro');
  const parts: StagePart[] = [coverButton, spinButton, cta];
  if (ad.cover.text) parts.push(createCoverText(stage, ad, ad.cover.text));
  if (ad.cover.finger) parts.push(createFinger(stage, ad.cover.finger, 'on-cover'));
  if (ad.gameplay.finger) parts.push(createFinger(stage, ad.gameplay.finger, 'on-paused'));
  const counter = ad.gameplay.showSpinCountdown && createElement('b', 'sr-counter', spinButton.element);
  // Under a button that stands so high that nothing fits above it.
  if (counter && spinButton.centre.y < 0.25) counter.className += ' sr-under';
  const ctaImage = pictures.add('ctaButton', '', cta.element);
  if (ctaImage) {
    ctaImage.alt = ad.outro.button.label;
    listen(ctaImage, 'load', () => {
      // Not the pixel that stands in for it until then.
      if (ctaImage.naturalWidth < 2) return;
      cta.element.className = cta.element.className.replace(`sr-${ad.buttonStyle}`, 'sr-image');
      layOut();
    });
  }
  const loader = createElement('div', 'sr-loader', stage);
  loader.setAttribute('role', 'status');
  loader.setAttribute('aria-label', adWords.loading);
  const mute = createMuteButton(stage);

  const layOut = () =>
    layOutStage({
      root,
      ad,
      stage,
      safeArea,
      backdrop,
      video,
      parts,
      cta: cta.element,
      badge,
      badgeImage,
      mute: mute.element,
    });

  const render = (next: AdState) => {
    const { screen } = next;
    const isNewScreen = screen !== state.screen;
    const isOutro = screen === 'outro';
    state = next;
    stage.className = `sr-stage is-${screen}${next.isStarting ? ' is-starting' : ''}${next.hasStarted ? ' is-started' : ''}`;
    if (counter) counter.textContent = spinsLeftText(spinsLeft(next, rules));
    mute.show(next.isMuted);
    if (isOutro && outroImage?.parentNode) backdrop.src = outroImage.src;
    const isAnimated = isOutro ? ad.badge.onOutroAnimated : ad.badge.onPlaybackEndAnimated;
    const hasBadge = Boolean(badgeImage) && (screen === 'badge' || (isOutro && ad.badge.onOutro));
    badge.hidden = !hasBadge;
    badge.classList.toggle('sr-animated', isAnimated);
    const box = layOut();
    if (!isNewScreen) return;
    endCelebration();
    if (hasBadge && isAnimated && !matchMedia('(prefers-reduced-motion:reduce)').matches) {
      endCelebration = celebrate(confetti, ad.badge.celebration, box);
    }
  };

  const stops = [
    endGameplay,
    () => endCelebration(),
    listen(root, 'click', ({ target }) => {
      const isOn = (element: Element) => element.contains(target as Node);
      if (isOn(mute.element)) taps.muteTapped();
      else if (state.screen === 'cover' || isOn(spinButton.element) || isOn(video)) taps.tapped();
    }),
    listen(cta.element, 'click', taps.ctaTapped),
    listen(cover, 'load', layOut),
    listen(window, 'resize', layOut),
  ];
  // Some web views tell their page of a new size before it has it, or not at all.
  if ('ResizeObserver' in window) {
    const observer = new ResizeObserver(layOut);
    observer.observe(root);
    stops.push(() => observer.disconnect());
  }
  render(state);

  return {
    render,
    fillPictures: pictures.fill,
    destroy() {
      for (const stop of stops) stop();
      for (const element of [stage, backdrop, safeArea]) element.remove();
    },
  };
}

/** The cover that the page has painted already, or a new one. */
function adoptCover(root: HTMLElement, host: AdHost): HTMLImageElement {
  const painted = root.querySelector<HTMLImageElement>('#cover');
  const cover = painted ?? new Image();
  const media = painted ? null : host.media('cover');
  if (media) cover.src = dataUri(media);
  cover.alt = '';
  cover.className = 'sr-fill sr-cover';
  cover.removeAttribute('id');
  return cover;
}
