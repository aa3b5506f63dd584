import type { AdTextId } from '../../../features/customization/text-fit/fitted-text.ts';
import type { ShownText } from '../../../features/customization/text-fit/shown-text.ts';
import { placementElements, type PlacementElement } from '@spinreel/placement/elements/placement-elements';

/** What the element with a text is on its screen. The position of a selected button would cover its counter. */
const roles: Readonly<Record<AdTextId, (typeof placementElements)[PlacementElement]['role'] | null>> = {
  button: 'button',
  spinningButton: 'button',
  coverText: 'text',
  counter: null,
  outroButton: 'button',
  outroHeadline: 'text',
  ageMark: 'ageMark',
  legalText: 'legalText',
};

/** Returns the element of the stage that is selected to show a text, or null. */
export function findElementOfText({ id, screen }: Pick<ShownText, 'id' | 'screen'>): PlacementElement | null {
  const found = (Object.keys(placementElements) as PlacementElement[]).find(
    (element) =>
      placementElements[element].screen === screen && placementElements[element].role === roles[id],
  );
  return found ?? null;
}
