import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { createCoverText } from '@spinreel/ad-runtime/views/cover-text';
import { createElement } from '@spinreel/ad-runtime/views/create-element';
import { createFinger } from '@spinreel/ad-runtime/views/finger';
import type { StagePart } from '@spinreel/ad-runtime/views/stage-part';
import { createStyledButton } from '@spinreel/ad-runtime/views/styled-button';
import { spinsLeftText } from '@spinreel/config-schema/ad-words';
import { assetIdOf, assetUrl } from '@spinreel/config-schema/asset-handles';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { useMemo } from 'react';
import type { PlacementElement } from './placement-elements.ts';

/** What the player's builders draw; the video area is a picture of its own. */
export type DrawnElement = Exclude<PlacementElement, 'videoArea'>;

/** How each element is built; its place is decided elsewhere. */
export type PartCreator = (parent: Element) => StagePart;

/** All that decides how the elements look, and nothing of where they are. */
type PartLooks = ReturnType<typeof partLooks>;

/** Wished at the stage's corner, so that the centre a part answers is the way from the wish to its middle. */
const corner = { x: 0, y: 0 } as const;

/** The player's own builders for what an ad says; they stay the same while only places change. */
export function usePartCreators(
  ad: ResolvedAd,
  { pauseCount }: { pauseCount: number },
): Readonly<Record<DrawnElement, PartCreator>> {
  const looks = JSON.stringify(partLooks(ad, pauseCount));
  return useMemo(() => partCreators(JSON.parse(looks) as PartLooks), [looks]);
}

function partLooks(ad: ResolvedAd, pauseCount: number) {
  const { button, branding, cover, outro, images, gameplay } = ad;
  return {
    branding,
    coverText: cover.text ?? '',
    spinsLeft: gameplay.showSpinCountdown ? pauseCount : null,
    button,
    outro: { label: outro.label, color: outro.color, fontFamily: outro.fontFamily },
    outroImage: images.finalCtaButtonImage,
  };
}

function partCreators(looks: PartLooks): Record<DrawnElement, PartCreator> {
  const { branding, coverText, spinsLeft, button, outro, outroImage } = looks;
  const spin: PartCreator = (parent) =>
    createStyledButton(parent, { ...button, position: corner }, button.style);
  const finger: PartCreator = (parent) => createFinger(parent, corner);
  return {
    coverButton: spin,
    gameplayButton: (parent) => {
      const part = spin(parent);
      if (spinsLeft !== null)
        createElement('b', 'sr-counter', part.element).textContent = spinsLeftText(spinsLeft);
      return part;
    },
    coverFinger: finger,
    gameplayFinger: finger,
    coverText: (parent) =>
      createCoverText(
        parent,
        // Only the two colours are read.
        { primaryColor: branding.primaryColor, secondaryColor: branding.secondaryColor } as RuntimeAd,
        { content: coverText, fontFamily: button.fontFamily, position: corner },
      ),
    outroButton: (parent) =>
      outroImage === null
        ? createStyledButton(parent, { ...outro, position: corner }, button.style)
        : createImageButton(parent, outroImage),
  };
}

/** As the player shows a picture instead of the styled button. */
function createImageButton(parent: Element, handle: string): StagePart {
  const element = createElement('div', '', parent);
  const image = createElement('img', 'sr-image', element);
  image.src = assetUrl(assetIdOf(handle) ?? '');
  return { element, centre: corner };
}
