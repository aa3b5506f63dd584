import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { SurveyedText } from '../survey/survey.ts';
import type { ElementSight, Place, RequiredElement } from './required-element.ts';

/** What breaks a rule about an element, and where. */
export interface ElementViolation {
  readonly message: string;
  readonly places: readonly Place[];
}

/** One rule about each element that a preset requires. */
export interface ElementRule {
  /** The file's name without its extension. */
  readonly id: string;
  /** The rule's numeric limit; null if it has none. */
  readonly limit: number | null;
  /** The requirement. `name` is that of the element. */
  readonly demand: (name: string) => string;
  /** How to fix an ad that this product has made. */
  readonly fix: (name: string) => string;
  /** How to fix an ad of another tool. */
  readonly foreignFix: (name: string) => string;
  /** The part of the wizard that fixes it. */
  readonly fixedIn: 'element' | 'position';
  /** Returns null if the element complies. */
  readonly violation: (element: RequiredElement, name: string) => ElementViolation | null;
}

/** The names of the screens in sentences. */
export const screenNames: Readonly<Record<PlacementScreen, string>> = {
  cover: 'cover',
  gameplay: 'gameplay',
  outro: 'outro',
};

/** Returns the sights whose text breaks a rule, or null if none does. */
export function findBroken(
  { sights }: RequiredElement,
  isBroken: (text: SurveyedText) => boolean,
): readonly (ElementSight & { readonly text: SurveyedText })[] | null {
  const broken = sights.flatMap((sight) =>
    sight.text !== null && isBroken(sight.text) ? [{ ...sight, text: sight.text }] : [],
  );
  return broken.length === 0 ? null : broken;
}

/** Returns each place once. */
export function toPlaces(sights: readonly Place[]): Place[] {
  const places = new Map(sights.map(({ screen, shapeId }) => [`${screen} ${shapeId}`, { screen, shapeId }]));
  return [...places.values()];
}
