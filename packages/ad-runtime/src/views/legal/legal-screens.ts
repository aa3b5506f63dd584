import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { Screen } from '../../ad-machine.ts';
import type { Rect } from '../../layout/rect.ts';
import type { RuntimeAd } from '../../runtime-ad.ts';
import type { AddImage } from '../images.ts';
import { createAgeMark, createLegalText, createLogo } from './legal-parts.ts';
import type { StagePart } from '../stage-part.ts';

/** The required texts and the logo of one screen. */
export interface LegalScreen {
  readonly screen: PlacementScreen;
  readonly textPart: StagePart | null;
  /** The age mark and the logo. */
  readonly others: readonly StagePart[];
  /** The part of the stage that the text leaves to the other elements, since the last layout. */
  space?: Rect;
  /** The boxes of the age mark and the logo in CSS pixels, since the last layout. */
  marks?: readonly Rect[];
}

/** Creates the required texts and the logo of all screens; those without any are omitted. The texts may extend beyond the stage. */
export function createLegalScreens(
  page: Element,
  stage: Element,
  ad: RuntimeAd,
  addImage: AddImage,
  layOut: () => void,
): LegalScreen[] {
  const screens: LegalScreen[] = [];
  for (const name of ['cover', 'gameplay', 'outro'] as const) {
    const legal = ad.legal[name];
    if (!legal) continue;
    const others: StagePart[] = [];
    if (legal.ageMark) others.push(createAgeMark(stage, legal.ageMark, ad.language));
    if (legal.logo) {
      const logo = createLogo(stage, legal.logo);
      const image = addImage('logo', '', logo.element);
      if (image) image.onload = layOut;
      others.push(logo);
    }
    screens.push({
      screen: name,
      textPart: legal.text && createLegalText(page, legal.text, ad.language),
      others,
    });
  }
  return screens;
}

/** Returns the one of `screens` that belongs to what the viewer sees. */
export function findLegalScreen(screens: readonly LegalScreen[], screen: Screen): LegalScreen | undefined {
  const name =
    screen === 'outro' ? screen : screen === 'cover' || screen === 'starting' ? 'cover' : 'gameplay';
  return screens.find((legal) => legal.screen === name);
}

/** Shows the elements of one screen and hides the others, which keep their boxes. */
export function showLegalScreen(screens: readonly LegalScreen[], shown?: LegalScreen): void {
  for (const legal of screens)
    for (const part of legal.others.concat(legal.textPart || []))
      part.element.style.visibility = legal === shown ? '' : 'hidden';
}
