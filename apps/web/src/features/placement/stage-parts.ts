import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { createCoverText } from '@spinreel/ad-runtime/views/cover-text';
import { createElement } from '@spinreel/ad-runtime/views/create-element';
import { createFinger } from '@spinreel/ad-runtime/views/finger';
import type { StagePart } from '@spinreel/ad-runtime/views/stage-part';
import { createStyledButton } from '@spinreel/ad-runtime/views/styled-button';
import { assetIdOf, assetUrl } from '@spinreel/config-schema/asset-handles';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { PlacementElement } from './placement-elements.ts';

/** What the player's builders draw; the video area is a picture of its own. */
export type DrawnElement = Exclude<PlacementElement, 'videoArea'>;

/** How each element is built; its place is decided elsewhere. */
export type PartCreator = (parent: Element) => StagePart;

/** Everywhere: the stage places the parts by itself. */
const anywhere = { x: 0.5, y: 0.5 } as const;

/** The player's own builders, given what the ad says. */
export function partCreators(ad: ResolvedAd): Readonly<Record<DrawnElement, PartCreator>> {
  const { button, branding, cover, outro } = ad;
  const spin: PartCreator = (parent) =>
    createStyledButton(
      parent,
      { label: button.label, color: button.color, fontFamily: button.fontFamily, position: anywhere },
      button.style,
    );
  const finger: PartCreator = (parent) => createFinger(parent, anywhere, '');
  return {
    coverButton: spin,
    gameplayButton: spin,
    coverFinger: finger,
    gameplayFinger: finger,
    coverText: (parent) =>
      createCoverText(
        parent,
        // Only the two colours are read.
        { primaryColor: branding.primaryColor, secondaryColor: branding.secondaryColor } as RuntimeAd,
        { content: cover.text ?? '', fontFamily: button.fontFamily, position: anywhere },
      ),
    outroButton: (parent) => {
      const image = ad.images.finalCtaButtonImage;
      return image === null
        ? createStyledButton(
            parent,
            { label: outro.label, color: outro.color, fontFamily: outro.fontFamily, position: anywhere },
            button.style,
          )
        : createImageButton(parent, image);
    },
  };
}

function createImageButton(parent: Element, handle: string): StagePart {
  const element = createElement('div', '', parent);
  element.style.cssText = 'position:absolute;width:30em;height:14em';
  const image = createElement('img', '', element);
  image.src = assetUrl(assetIdOf(handle) ?? '');
  image.style.cssText = 'width:100%;height:100%;object-fit:contain';
  return { element, centre: anywhere };
}
