import { createCoverText } from '@spinreel/ad-runtime/views/cover-text';
import { createElement } from '@spinreel/ad-runtime/views/create-element';
import { createAgeMark, createLegalText, createLogo } from '@spinreel/ad-runtime/views/legal/legal-parts';
import { createFinger } from '@spinreel/ad-runtime/views/finger';
import { createHighlight } from '@spinreel/ad-runtime/views/highlight';
import { unplaced, type StagePart } from '@spinreel/ad-runtime/views/stage-part';
import { createStyledButton } from '@spinreel/ad-runtime/views/styled-button';
import { formatCounter } from '@spinreel/config-schema/ad/format-counter';
import { convertToPseudo, type PseudoLanguageId } from '@spinreel/config-schema/languages/pseudo-language';
import { keepReadingOrder } from '@spinreel/config-schema/languages/keep-reading-order';
import { textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import { parseAssetId, getAssetUrl } from '@spinreel/config-schema/options/asset-handles';
import { setHandSide } from '@spinreel/exporters/page/set-hand-side';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { useMemo } from 'react';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import type { LegalElement, PlacementElement } from '@spinreel/placement/elements/placement-elements';

/** The elements that the player's builders draw. The video area is drawn separately. */
export type DrawnElement = Exclude<PlacementElement, 'videoArea'>;

/** Builds an element with a multiple of its standard size. Its position is set elsewhere. */
export type PartCreator = (parent: Element, size: number) => StagePart;

/** The look of the highlight does not depend on its place. */
const emptyHighlight = { x: 0, y: 0, size: 0, hasFinger: true };

/** The values that determine the look of the elements, without their positions. */
type PartLooks = ReturnType<typeof partLooks>;

/** Returns the player's own builders for an ad. They stay the same while only positions change. */
export function usePartCreators(
  ad: ResolvedAd,
  state: StageState,
): Readonly<Record<DrawnElement, PartCreator>> {
  const looks = JSON.stringify(partLooks(ad, state));
  return useMemo(() => partCreators(JSON.parse(looks) as PartLooks), [looks]);
}

/** The moment of the ad that the stage shows. */
interface StageState {
  /** What the counter shows. */
  readonly pauseCount: number;
  readonly isSpinning: boolean;
  /** The pseudo-language of the ad's texts, if any. */
  readonly pseudo: PseudoLanguageId | null;
}

function partLooks(ad: ResolvedAd, { pauseCount, pseudo, isSpinning }: StageState) {
  const { button, branding, cover, lettering, outro, images, gameplay, language, legal } = ad;
  const order = (text: string) => keepReadingOrder(text, language);
  return {
    branding,
    coverText: order(cover.text ?? ''),
    headline: order(outro.headline ?? ''),
    lettering: { ...lettering, fontWeight: textWeights[lettering.fontWeight] },
    counter: gameplay.showSpinCountdown ? convertToPseudo(formatCounter(pauseCount, ad), pseudo) : null,
    isSpinning,
    spinningLabel: gameplay.spinningLabel === null ? null : order(gameplay.spinningLabel),
    button: { ...button, label: order(button.label), fontWeight: textWeights[button.fontWeight] },
    outro: {
      label: order(outro.label),
      color: outro.color,
      fontFamily: outro.fontFamily,
      fontWeight: textWeights[outro.fontWeight],
    },
    spinImage: images.spinButtonImage,
    highlight: gameplay.highlight && { ...emptyHighlight, hasFinger: gameplay.highlight.hasFinger },
    outroImage: images.finalCtaButtonImage,
    legal: {
      language,
      logo: images.logoImage,
      ageMarks: mapScreens((screen) => order(legal[screen].ageMark?.text ?? '')),
      lines: mapScreens((screen) => legal[screen].text?.lines.map(order) ?? []),
    },
  };
}

function partCreators(looks: PartLooks): Record<DrawnElement, PartCreator> {
  const { branding, coverText, headline, lettering, counter, isSpinning, button, outro, outroImage } = looks;
  const spin = (parent: Element, size: number, label: string | null = null) =>
    looks.spinImage === null
      ? createStyledButton(parent, { ...button, ...unplaced, size, spinningLabel: label }, button.style)
      : createImageButton(parent, looks.spinImage, size);
  const finger: PartCreator = (parent, size) =>
    createFinger(parent, setHandSide({ ...unplaced, size }, looks.legal.language));
  const createLettering = (parent: Element, size: number, content: string) =>
    createCoverText(parent, branding, {
      content,
      style: lettering.style,
      fontFamily: lettering.fontFamily,
      fontWeight: lettering.fontWeight,
      look: lettering.look ?? '',
      ...unplaced,
      size,
    });
  return {
    coverButton: (parent, size) => spin(parent, size),
    gameplayButton: (parent, size) => {
      const { spinningLabel } = looks;
      const part = spin(parent, size, spinningLabel);
      if (isSpinning && spinningLabel !== null) (part.element as HTMLButtonElement).disabled = true;
      if (counter !== null) createElement(part.element, 'count', 'b').textContent = counter;
      return part;
    },
    gameplayHighlight: (parent) => {
      const part = createHighlight(parent, { ...button, ...unplaced }, looks.highlight ?? emptyHighlight);
      if (isSpinning) part.element.style.opacity = '0';
      if (counter !== null) createElement(part.element, 'count', 'b').textContent = counter;
      return part;
    },
    coverFinger: finger,
    gameplayFinger: finger,
    coverText: (parent, size) => createLettering(parent, size, coverText),
    outroHeadline: (parent, size) => createLettering(parent, size, headline),
    outroButton: (parent, size) =>
      outroImage === null
        ? createStyledButton(parent, { ...outro, ...unplaced, size }, button.style)
        : createImageButton(parent, outroImage, size),
    ...createLegalCreators('cover', looks.legal),
    ...createLegalCreators('gameplay', looks.legal),
    ...createLegalCreators('outro', looks.legal),
  };
}

function createLegalCreators<Screen extends PlacementScreen>(screen: Screen, looks: PartLooks['legal']) {
  const { language, logo, ageMarks, lines } = looks;
  const creators: Record<string, PartCreator> = {
    [`${screen}AgeMark`]: (parent, size) =>
      createAgeMark(parent, { text: ageMarks[screen], ...unplaced, size }, language),
    [`${screen}LegalText`]: (parent) =>
      createLegalText(parent, { lines: lines[screen], ...unplaced }, language),
    [`${screen}Logo`]: (parent, size) => {
      const part = createLogo(parent, { ...unplaced, size });
      if (logo !== null) createElement(part.element, '', 'img').src = getAssetUrl(parseAssetId(logo) ?? '');
      return part;
    },
  };
  return creators as Record<Extract<LegalElement, `${Screen}${string}`>, PartCreator>;
}

function mapScreens<Value>(find: (screen: PlacementScreen) => Value): Record<PlacementScreen, Value> {
  return Object.fromEntries(placementScreens.map((screen) => [screen, find(screen)])) as Record<
    PlacementScreen,
    Value
  >;
}

/** Creates an image as the player does in place of the styled button. */
function createImageButton(parent: Element, handle: string, size: number): StagePart {
  const element = createElement(parent, '', 'button');
  const image = createElement(element, 'image', 'img');
  image.src = getAssetUrl(parseAssetId(handle) ?? '');
  return { element, placement: { ...unplaced, size }, offset: { x: 0, y: 0 } };
}
