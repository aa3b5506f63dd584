import type { AdHost } from '../ad-host.ts';
import { spinsLeft, type AdRules, type AdState, type Screen } from '../ad-machine.ts';
import { dataUri } from '../media/data-uri.ts';
import type { MediaSlot, RuntimeAd, RuntimeButton, RuntimeLettering } from '../runtime-ad.ts';
import { fillAppCard } from './app-card.ts';
import { celebrate } from './celebration.ts';
import { createCoverText } from './cover-text.ts';
import { createElement } from './create-element.ts';
import { createFinger } from './finger.ts';
import { fillGameplay } from './fill-gameplay.ts';
import { createHighlight } from './highlight.ts';
import { createImages } from './images.ts';
import {
  createLegalScreens,
  findLegalScreen,
  showLegalScreen,
  type LegalScreen,
} from './legal/legal-screens.ts';
import { layOutLegal } from './legal/lay-out-legal.ts';
import { layOutStage } from './lay-out-stage.ts';
import { measureStage } from './measure-stage.ts';
import { showMuted } from './show-muted.ts';
import { showSpinning } from './spin-button.ts';
import type { StagePart } from './stage-part.ts';
import { createStyledButton } from './styled-button.ts';
import { createVideoCanvas } from './video-canvas.ts';

/** Everything the viewer sees. It shows states and reports taps; it changes no state itself. */
export interface AdView {
  /** Shows a state, regardless of the previous one. Lays out a screen when it appears, and again for `newFonts`. */
  render(state: AdState, newFonts?: FontFaceSet): void;
  /** Requests the images from the host. Call it when the page has loaded. */
  fillImages(): void;
  /** Adds the video to the stage. Call it when the video has a source. */
  addVideo(): void;
  end(): void;
}

/** Builds every screen of an ad inside `root`; only the cover is visible before the first `render`. */
export function createAdView(
  root: HTMLElement,
  ad: RuntimeAd,
  host: AdHost,
  rules: AdRules,
  video: HTMLVideoElement,
  tapped: (input?: 'tap' | 'mute') => void,
  ctaTapped: (event: MouseEvent) => void,
  pressed: () => void,
): AdView {
  // How long a button appears pressed after a tap.
  const pressedMs = 250;
  // As in the style sheet.
  const muteHeightPx = 44;
  let shownScreen: Screen | undefined;
  let shownLegal: LegalScreen | undefined;

  const addLayer = (parent: Element, className = '') => createElement(parent, `fill ${className}`);
  const cover = adoptCover(root, host);
  root.classList.add('sr');
  const page = addLayer(root);
  const surroundings = addLayer(page);
  const sides = addLayer(page, 'cover sides');
  const backdrop = sides.appendChild((cover.children[0] || cover).cloneNode() as HTMLImageElement);
  backdrop.id = '';
  backdrop.className = 'fill wide';
  const stage = addLayer(page, 'stage');
  const { addImage, fillImages } = createImages(ad, host);
  const layer = addLayer(stage, 'around');
  const endBackdrop = fillGameplay(surroundings, layer, ad, addImage, video, backdrop);
  stage.appendChild(cover).className = 'fill cover';

  const outro = addLayer(stage);
  const card = createElement(outro, 'card');
  const drawLastFrame = createVideoCanvas('fill', card, video, ad, 1);
  addImage('outro', 'fill outro', ad.outro.composition === 'win-card' ? card : outro);
  // The build removes this block from the player of ads without an app card.
  // oxlint-disable-next-line no-unused-labels
  APP_CARD: if (ad.outro.app) {
    fillAppCard(card, ad.outro.app, ad.outro.button);
    addImage('appIcon', 'icon', card);
  }
  const badge = createElement(stage, 'badge');
  addImage('badge', 'fill', badge);
  const safeArea = createElement(stage, 'safe');

  const parts: { screen: Screen; part: StagePart }[] = [];
  const add = (screen: Screen, part: StagePart) => {
    parts.push({ screen, part });
    part.element.hidden = true;
    return part.element;
  };
  const addButton = (
    screen: Screen,
    { button }: { button: RuntimeButton },
    slot: MediaSlot = 'spinButton',
  ) => {
    // The build removes this block from the player of ads without a highlight.
    // oxlint-disable-next-line no-unused-labels
    HIGHLIGHT: if (screen === 'paused' && ad.gameplay.highlight)
      return add(screen, createHighlight(stage, button, ad.gameplay.highlight));
    const element = add(screen, createStyledButton(stage, button, ad.buttonStyle));
    const image = addImage(slot, 'image', element);
    if (image) {
      image.onload = () => {
        image.alt = button.label;
        element.className = '';
        if (!element.hidden) layOut();
      };
    }
    return element;
  };
  const addText = (screen: Screen, text: RuntimeLettering | null) => {
    if (text) add(screen, createCoverText(stage, ad, text));
  };
  addButton('cover', ad.cover);
  const spin = addButton('paused', ad.gameplay);
  const cta = addButton('outro', ad.outro, 'ctaButton');
  addText('outro', ad.outro.headline);
  createElement(cta, 'fill', 'i');
  cta.style.overflow = 'hidden';
  if (!ad.outro.pulse) cta.style.animationName = 'pop';
  addText('cover', ad.cover.text);
  addText('badge', ad.badge.count);
  if (ad.cover.finger) add('cover', createFinger(stage, ad.cover.finger));
  if (ad.gameplay.finger) add('paused', createFinger(stage, ad.gameplay.finger));
  const counter = createElement(spin, 'count', 'b');
  counter.ariaHidden = 'true';
  counter.hidden = !ad.gameplay.showSpinCountdown;
  // `<output>` has the ARIA role `status`.
  const loader = createElement(stage, '', 'output');
  loader.ariaLabel = ad.texts.loading;
  const mute = createElement(page, 'mute', 'button');
  const legalScreens = createLegalScreens(page, stage, ad, addImage, () => layOut());
  showLegalScreen(legalScreens);
  outro.hidden = badge.hidden = loader.hidden = mute.hidden = true;

  const layOut = () => {
    const measured = measureStage(stage, safeArea);
    layOutLegal(page, measured, legalScreens);
    const gameplay = findLegalScreen(legalScreens, 'paused');
    placeMute(layOutStage(ad, measured, shownLegal, gameplay, video, layer, parts, badge, card));
  };
  // It makes way for the legal text with the other elements, so that it covers none of them.
  const placeMute = (moveDownPx: number) => {
    const space = shownLegal && shownLegal.space;
    mute.style.top = space ? `min(72% + ${moveDownPx}px,${space.y + space.height - muteHeightPx}px)` : '';
  };
  // No resize event: some web views fire it before their page has its new size, or not at all.
  new ResizeObserver(layOut).observe(page);

  page.onclick = (event) => {
    const isOn = (element: Element) => element.contains(event.target as Node);
    if (isOn(cta)) ctaTapped(event);
    else if (isOn(mute)) tapped('mute');
    else tapped(!cover.hidden || isOn(spin) || isOn(video) ? 'tap' : undefined);
  };
  // The button responds to a tap within one frame, because `:active` is late in web views. It is released only after
  // the effect of the tap has been drawn, because restyling the button would delay that.
  page.onpointerdown =
    page.onpointerup =
    page.onpointercancel =
      (event) => {
        const isDown = event.type === 'pointerdown';
        if (isDown) pressed();
        setTimeout(
          () =>
            page.classList.toggle('down', isDown && (!!outro.hidden || cta.contains(event.target as Node))),
          isDown ? 0 : pressedMs,
        );
      };

  return {
    render(state, newFonts) {
      const { screen } = state;
      const isNew = newFonts || screen !== shownScreen;
      const isOutro = screen === 'outro';
      const isAnimated = isOutro ? ad.badge.onOutroAnimated : ad.badge.onPlaybackEndAnimated;
      const hasBadge = screen === 'badge' || (isOutro && ad.badge.onOutro);
      const image = outro.lastChild as HTMLImageElement;
      // Without an image, or in place of one that cannot be shown. The blurred cover is behind it.
      const isCard = isOutro && image === (card as Element);
      shownScreen = screen;
      shownLegal = findLegalScreen(legalScreens, screen);
      showLegalScreen(legalScreens, shownLegal);
      for (const placed of parts) placed.part.element.hidden = placed.screen !== screen;
      const isSpinning = showSpinning(spin, ad.gameplay.button, state);
      cover.hidden = screen !== 'cover' && screen !== 'starting';
      loader.hidden = screen !== 'starting';
      outro.hidden = !isOutro;
      layer.hidden = isOutro;
      video.hidden = isCard;
      card.hidden = !isCard || !state.hasFrame;
      // Behind the card is the blurred video, which fits it best.
      sides.hidden = isOutro ? !card.hidden && !!surroundings.querySelector('canvas') : cover.hidden;
      // oxlint-disable-next-line no-unused-labels
      APP_CARD: if (ad.outro.app) {
        card.hidden = !isCard;
        sides.hidden = !isOutro && cover.hidden;
      }
      if (isOutro) {
        backdrop.id = 'end';
        if (isCard) drawLastFrame();
        else backdrop.src = image.src;
      }
      mute.hidden = !state.isSettled;
      showMuted(mute, state.isSilent, ad.texts);
      // A new text would be laid out, also a hidden one.
      if (!isSpinning) counter.textContent = ad.texts.spinsLeft[spinsLeft(state, rules)] as string;
      badge.hidden = !hasBadge;
      badge.className = 'badge' + (isAnimated ? (isCard ? ' win on' : ' win') : '');
      // No element is placed while the video plays, and a layout would delay the video's first frame.
      if (!isNew) return;
      if (screen !== 'playing') layOut();
      else if (!isSpinning) placeMute(0);
      if (hasBadge && isAnimated) celebrate(safeArea, ad.badge);
    },
    fillImages,
    addVideo() {
      // Above all images, regardless of their loading order.
      layer.after(video);
    },
    end() {
      endBackdrop();
      page.remove();
    },
  };
}

/**
 * Returns the cover that the page has already painted, or creates one. A painted one is an image, or an element with the
 * images for portrait and landscape, between which the style sheet chooses.
 */
function adoptCover(root: HTMLElement, host: AdHost): HTMLElement {
  const painted = root.querySelector<HTMLElement>('#cover');
  const cover = (painted || new Image()) as HTMLImageElement;
  const media = !painted && host.media('cover');
  if (media) cover.src = dataUri(media);
  cover.id = 'cover';
  cover.alt = '';
  return cover;
}
