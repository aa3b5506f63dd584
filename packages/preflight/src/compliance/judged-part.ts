import { complianceElementNames } from '@spinreel/config-schema/compliance/compliance-elements';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { Survey } from '../survey/survey.ts';
import type { ElementSight, RequiredElement } from './required-element.ts';

/**
 * Separates the screens on which an element can be judged from those that were not reached, and from those on which a text
 * may be where it cannot be read. `judged` is null if no screen is left, and `reasons` are sentences about the others.
 */
export function findJudgedPart(
  { stills, maker }: Survey,
  element: RequiredElement,
): { judged: RequiredElement | null; reasons: string[] } {
  const name = complianceElementNames[element.id];
  const unseen = element.screens.filter((screen) => stills.every((still) => still.screen !== screen));
  const isUnreadable = ({ text, unreadable }: ElementSight) =>
    maker.origin !== 'spinreel' && text === null && unreadable !== null;
  const hidden = element.sights.filter(isUnreadable);
  const sights = element.sights.filter((sight) => !isUnreadable(sight));
  const isPart = sights.length > 0;
  const reasons = [
    ...(unseen.length === 0 ? [] : [describeUnseen(name, unseen, isPart)]),
    ...new Set(hidden.map((sight) => describeHidden(name, sight, isPart))),
  ];
  if (!isPart) return { judged: null, reasons };
  const isJudged = (screen: PlacementScreen) => sights.some((sight) => sight.screen === screen);
  const durations = element.durations.filter(({ screen }) => isJudged(screen));
  return { judged: { ...element, sights, durations }, reasons };
}

function describeHidden(name: string, { screen, unreadable }: ElementSight, isPart: boolean): string {
  const where = isPart ? ` on the ${screen}` : '';
  return `The ${name} may be in ${unreadable}${where}, whose text cannot be read. Check it by eye.`;
}

function describeUnseen(name: string, screens: readonly PlacementScreen[], isPart: boolean): string {
  const list = new Intl.ListFormat('en-GB').format(screens.map((screen) => `the ${screen}`));
  return `The ${name} is not judged${isPart ? ' everywhere' : ''}, because the playback did not reach ${list}.`;
}
