import type { AdHost } from '../ad-host.ts';
import type { MediaSlot, RuntimeAd } from '../runtime-ad.ts';
import { dataUri } from '../media/data-uri.ts';
import { createCoverText } from './cover-text.ts';
import { createElement } from './create-element.ts';
import { createFinger } from './finger.ts';
import { createMuteButton } from './mute-button.ts';
import { createStyledButton } from './styled-button.ts';

/** Builds everything an ad can show, hidden until its screen comes, and the pictures that fill it once the page is loaded. */
export function createStageElements(options: { root: HTMLElement; ad: RuntimeAd; host: AdHost; video: HTMLVideoElement }) {
  const { root, ad, host, video } = options;
  const backdrop = createElement('canvas', 'sr-backdrop sr-soft', root);
  const safeArea = createElement('div', 'sr-safe', root);
  const stage = createElement('div', 'sr-stage', root);
  const images: { slot: MediaSlot; image: HTMLImageElement }[] = [];

  const picture = (slot: MediaSlot, className: string, parent: Element) => {
    if (ad.slots.indexOf(slot) < 0) return null;
    const image = createElement('img', className, parent);
    image.alt = '';
    // A screen and its picture appear in the same frame.
    image.decoding = 'sync';
    // An image that cannot be shown leaves no broken sign behind.
    image.addEventListener('error', () => image.remove());
    images.push({ slot, image });
    return image;
  };

  const gameplay = createElement('div', 'sr-fill', stage);
  const { area } = ad.gameplay;
  let liveBackdrop: HTMLCanvasElement | null = null;
  if (area.kind === 'split') {
    gameplay.style.background = area.backdrop.color;
    if (area.backdrop.type === 'transparent-video') liveBackdrop = createElement('canvas', 'sr-fill sr-soft', gameplay);
    if (area.backdrop.type === 'custom-image') picture('background', 'sr-fill', gameplay);
    picture('lowerHalf', 'sr-fill sr-lower', gameplay);
    video.classList.add('sr-framed');
  } else picture('frame', 'sr-fill', gameplay);
  gameplay.appendChild(video);

  const cover = adoptCover(root, host);
  stage.appendChild(cover);
  const text = ad.cover.text && createCoverText(ad, ad.cover.text, stage);
  const coverButton = createStyledButton(ad.cover.button, ad.buttonStyle, stage);
  const coverFinger = ad.cover.finger && createFinger(stage);
  const loader = createElement('div', 'sr-loader', stage);

  const spinButton = createStyledButton(ad.gameplay.button, ad.buttonStyle, stage);
  const spinFinger = ad.gameplay.finger && createFinger(stage);
  const counter = ad.gameplay.showSpinCountdown ? createElement('div', 'sr-counter', stage) : null;

  const outro = createElement('div', 'sr-fill sr-outro', stage);
  const outroSoft = createElement('canvas', 'sr-fill sr-soft', outro);
  const outroImage = picture('outro', 'sr-fill', outro);
  const badge = createElement('div', 'sr-badge', stage);
  createElement('i', 'sr-rays', badge);
  const badgeImage = picture('badge', 'sr-fill', badge);
  const confetti = createElement('canvas', 'sr-fill sr-confetti', stage);
  const cta = createStyledButton(ad.outro.button, ad.buttonStyle, stage);
  const mute = createMuteButton(stage);

  return {
    video, backdrop, safeArea, stage, gameplay, liveBackdrop, cover, text, coverButton, coverFinger, loader, spinButton,
    spinFinger, counter, outro, outroSoft, outroImage, badge, badgeImage, confetti, cta, mute,
    /** Asks the host for every picture; `arrived` is called as each can be measured. */
    fillPictures(arrived: () => void) {
      for (const { slot, image } of images) {
        const media = host.media(slot);
        image.addEventListener('load', arrived);
        if (media) image.src = dataUri(media);
        else image.remove();
      }
      const media = ad.slots.indexOf('ctaButton') < 0 ? null : host.media('ctaButton');
      if (!media) return;
      const image = document.createElement('img');
      image.addEventListener('load', () => {
        image.alt = ad.outro.button.label;
        cta.element.classList.remove(`sr-${ad.buttonStyle}`, 'sr-round');
        cta.element.classList.add('sr-image');
        cta.element.replaceChild(image, cta.element.firstChild as Node);
        arrived();
      });
      image.src = dataUri(media);
    },
  };
}

/** Everything on the stage, by name. */
export type StageElements = ReturnType<typeof createStageElements>;

/** The cover that the page has painted already, or a new one. */
function adoptCover(root: HTMLElement, host: AdHost): HTMLImageElement {
  const painted = root.querySelector<HTMLImageElement>('#cover');
  const cover = painted ?? document.createElement('img');
  if (!painted) {
    const media = host.media('cover');
    if (media) cover.src = dataUri(media);
  }
  cover.alt = '';
  cover.className = 'sr-fill sr-cover';
  return cover;
}
