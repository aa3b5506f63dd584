import { adWords, spinsLeftText } from '@spinreel/config-schema/ad-words';
import type { AdHost } from '../ad-host.ts';
import { spinsLeft, type AdRules, type AdState, type Screen } from '../ad-machine.ts';
import { dataUri } from '../media/data-uri.ts';
import type { RuntimeAd, RuntimeButton } from '../runtime-ad.ts';
import { celebrate } from './celebration.ts';
import { createCoverText } from './cover-text.ts';
import { createElement } from './create-element.ts';
import { createFinger } from './finger.ts';
import { fillGameplay } from './fill-gameplay.ts';
import { layOutStage } from './lay-out-stage.ts';
import { showMuted } from './show-muted.ts';
import { createPictures } from './pictures.ts';
import type { StagePart } from './stage-part.ts';
import { createStyledButton } from './styled-button.ts';

/** For how long a button stays pressed after the tap. */
const pressedMs = 250;

/** Everything the viewer sees. It shows states and tells taps; it changes nothing itself. */
export interface AdView {
  render(state: AdState): void;
  /** Asks the host for the pictures; to be called when the page has loaded. */
  fillPictures(): void;
  /** Puts the video onto the stage; to be called when it has a source. */
  addVideo(): void;
  end(): void;
}

/** Builds every screen of an ad inside `root`. */
export function createAdView(options: {
  root: HTMLElement;
  ad: RuntimeAd;
  host: AdHost;
  rules: AdRules;
  video: HTMLVideoElement;
  /**
   * The mute button was tapped, or the cover, the spin button or the video. A tap elsewhere means nothing, but sound may start
   * only inside one, and a refused play needs one too.
   */
  tapped: (input?: 'tap' | 'mute') => void;
  ctaTapped: (event: MouseEvent) => void;
  /** A finger came down, which may or may not become a tap. */
  pressed: () => void;
}): AdView {
  const { root, ad, host, rules, video, tapped, ctaTapped, pressed } = options;
  let screen: Screen | undefined;
  let isStarting = false;
  const cover = adoptCover(root, host);
  root.classList.add('sr');
  const page = createElement('div', 'sr-fill', root);
  const backdrop = page.appendChild(cover.cloneNode() as HTMLImageElement);
  backdrop.className = 'sr-fill sr-backdrop sr-soft';
  const stage = createElement('div', 'sr-fill sr-stage', page);
  const pictures = createPictures(ad, host);
  const layer = createElement('div', 'sr-fill', stage);
  const endBackdrop = fillGameplay(layer, ad, pictures, video);
  stage.appendChild(cover);

  const outro = createElement('div', 'sr-fill sr-outro', stage);
  pictures.addPicture('outro', 'sr-fill', outro);
  const badge = createElement('div', 'sr-badge', stage);
  const badgeImage = pictures.addPicture('badge', 'sr-fill', badge);
  const confetti = createElement('div', 'sr-safe', stage);

  const parts: { screen: Screen; part: StagePart }[] = [];
  const add = (screen: Screen, part: StagePart) => {
    parts.push({ screen, part });
    part.element.hidden = true;
    return part.element;
  };
  const button = (screen: Screen, { button }: { button: RuntimeButton }) =>
    add(screen, createStyledButton(stage, button, ad.buttonStyle));
  button('cover', ad.cover);
  const spin = button('paused', ad.gameplay);
  const cta = button('outro', ad.outro);
  const calm = ad.outro.pulse ? '' : ' sr-calm';
  cta.className += calm;
  if (ad.cover.text) add('cover', createCoverText(stage, ad, ad.cover.text));
  if (ad.cover.finger) add('cover', createFinger(stage, ad.cover.finger));
  if (ad.gameplay.finger) add('paused', createFinger(stage, ad.gameplay.finger));
  const counter = createElement('b', 'sr-counter', spin);
  counter.ariaHidden = 'true';
  counter.hidden = !ad.gameplay.showSpinCountdown;
  const ctaImage = pictures.addPicture('ctaButton', 'sr-image', cta);
  if (ctaImage) {
    ctaImage.onload = () => {
      ctaImage.alt = ad.outro.button.label;
      cta.className = calm;
      (cta.firstChild as Element).remove();
      layOut();
    };
  }
  // A status by its nature.
  const loader = createElement('output', 'sr-loader', stage);
  loader.ariaLabel = adWords.loading;
  const mute = createElement('button', 'sr-mute', page);

  const showParts = () => {
    for (const { screen: own, part } of parts) part.element.hidden = own !== screen || isStarting;
  };
  const layOut = () => layOutStage(ad, stage, confetti, video, parts, badge);

  page.onclick = (event) => {
    const isOn = (element: Element) => element.contains(event.target as Node);
    if (isOn(cta)) ctaTapped(event);
    else if (isOn(mute)) tapped('mute');
    else tapped(screen === 'cover' || isOn(spin) || isOn(video) ? 'tap' : undefined);
  };
  // Wherever a tap counts, the button answers within a frame; `:active` is late in web views. It rises only when the answer
  // to the tap has been drawn, which would wait for its style.
  page.onpointerdown =
    page.onpointerup =
    page.onpointercancel =
      ({ type, target }) => {
        const isDown = type === 'pointerdown';
        if (isDown) pressed();
        setTimeout(
          () =>
            page.classList.toggle(
              'sr-pressed',
              isDown && (screen !== 'outro' || cta.contains(target as Node)),
            ),
          isDown ? 0 : pressedMs,
        );
      };
  // No resize event: some web views tell it before their page has its new size, or not at all.
  new ResizeObserver(layOut).observe(page);
  // First of all in a task of its own: with all that builds them it would be a long one.
  setTimeout(() => {
    showParts();
    layOut();
  });

  return {
    render(state) {
      const before = screen;
      const isNew = before !== state.screen || isStarting !== state.isStarting;
      ({ screen, isStarting } = state);
      const isOutro = screen === 'outro';
      const { onOutro, onOutroAnimated, onPlaybackEndAnimated, celebration } = ad.badge;
      const isAnimated = isOutro ? onOutroAnimated : onPlaybackEndAnimated;
      const hasBadge = badgeImage && (screen === 'badge' || (isOutro && onOutro));
      if (before) showParts();
      // An outro without a picture of its own shows the cover, blurred.
      cover.hidden = screen !== 'cover' && !(isOutro && !outro.firstChild);
      loader.hidden = !isStarting;
      // The answer to the tap is the first frame alone; the rest is prepared, and rendered, after it.
      if (before === 'cover' && screen === 'playing') return;
      cover.className = isOutro ? 'sr-fill sr-soft' : 'sr-fill sr-cover';
      outro.hidden = !isOutro;
      mute.hidden = !state.hasStarted;
      showMuted(mute, state.isSilent);
      counter.textContent = spinsLeftText(spinsLeft(state, rules));
      badge.hidden = !hasBadge;
      badge.className = isAnimated ? 'sr-badge sr-animated' : 'sr-badge';
      if (before && isNew) {
        layOut();
        if (hasBadge && isAnimated) celebrate(confetti, celebration);
      }
    },
    fillPictures: pictures.fillPictures,
    addVideo() {
      // Over all pictures, whichever of them comes first.
      layer.after(video);
    },
    end() {
      endBackdrop();
      page.remove();
    },
  };
}

/** The cover that the page has painted already, or a new one. */
function adoptCover(root: HTMLElement, host: AdHost): HTMLImageElement {
  const painted = root.querySelector<HTMLImageElement>('#cover');
  const cover = painted || new Image();
  const media = !painted && host.media('cover');
  if (media) cover.src = dataUri(media);
  cover.alt = '';
  return cover;
}
