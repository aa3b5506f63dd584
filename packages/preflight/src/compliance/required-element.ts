import type { ComplianceElementId } from '@spinreel/config-schema/compliance/compliance-elements';
import { elementPatterns, normalizeText } from '@spinreel/config-schema/compliance/element-patterns';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { Phase, StillScreen, Survey, SurveyedText } from '../survey/survey.ts';
import type { Place } from './element-rule.ts';
import type { Requirement } from './list-requirements.ts';

/** An element that is required, and what a viewer saw of it. */
export interface RequiredElement extends Pick<Requirement, 'id' | 'screens' | 'severity'> {
  readonly sights: readonly ElementSight[];
  readonly durations: readonly ScreenDuration[];
}

/** The element on one still screen in one shape. */
export interface ElementSight extends Place {
  /** The most readable text that says what the element must say; null if no text does. */
  readonly text: SurveyedText | null;
}

/** How long a required screen was shown, and how long the element was visible then. */
export interface ScreenDuration {
  readonly screen: PlacementScreen;
  readonly screenMs: number;
  readonly visibleMs: number;
}

/** Finds an element on the screens on which it is required. */
export function findElement({ timeline, stills }: Survey, requirement: Requirement): RequiredElement {
  const { id, screens, severity } = requirement;
  const wanted = requirement.texts.map(normalizeText);
  const names = chooseTexts(
    id,
    wanted,
    timeline.texts.map(({ name }) => name),
  );
  const spans = timeline.texts
    .filter(({ name }) => names.includes(name))
    .flatMap((sighting) => sighting.spans);
  return {
    id,
    screens,
    severity,
    sights: stills
      .filter(({ screen }) => screens.includes(screen))
      .flatMap((still) => findInStill(still, id, wanted)),
    durations: screens.flatMap((screen) => {
      const shown = timeline.phases.filter(({ kind }) => phaseScreens[kind] === screen);
      if (shown.length === 0) return [];
      const shownFromMs = screen === 'cover' ? (timeline.firstPaintMs ?? 0) : 0;
      const parts = shown.map((phase) => ({
        fromMs: Math.max(phase.fromMs, shownFromMs),
        toMs: phase.toMs,
      }));
      const screenMs = parts.reduce((sum, { fromMs, toMs }) => sum + Math.max(0, toMs - fromMs), 0);
      return [{ screen, screenMs, visibleMs: sumOverlap(parts, spans) }];
    }),
  };
}

const phaseScreens: Readonly<Record<Phase['kind'], PlacementScreen>> = {
  cover: 'cover',
  starting: 'cover',
  playing: 'gameplay',
  paused: 'gameplay',
  badge: 'gameplay',
  unknown: 'gameplay',
  outro: 'outro',
};

function findInStill({ screen, layouts }: StillScreen, id: ComplianceElementId, wanted: readonly string[]) {
  return layouts.map(({ shapeId, texts }): ElementSight => {
    const names = chooseTexts(
      id,
      wanted,
      texts.map(({ text }) => text),
    );
    const [best = null] = texts
      .filter(({ text }) => names.includes(text))
      .toSorted((a, b) => countFlaws(a) - countFlaws(b) || b.fontSizePx - a.fontSizePx);
    return { screen, shapeId, text: best };
  });
}

/** Returns the texts that are the element's text, or else those that contain it, or else those that say the same. */
function chooseTexts(id: ComplianceElementId, wanted: readonly string[], texts: readonly string[]): string[] {
  const choices = [
    (text: string) => wanted.includes(text),
    (text: string) => wanted.some((one) => one !== '' && text.includes(one)),
    (text: string) => elementPatterns[id].test(text),
  ];
  for (const isChosen of choices) {
    const chosen = texts.filter((text) => isChosen(normalizeText(text)));
    if (chosen.length > 0) return chosen;
  }
  return [];
}

function countFlaws({ isClipped, isCovered, contrast }: SurveyedText): number {
  return Number(isClipped) + Number(isCovered) + Number((contrast?.fifthPercentile ?? 0) < 4.5);
}

function sumOverlap(
  parts: readonly { fromMs: number; toMs: number }[],
  spans: readonly { fromMs: number; toMs: number }[],
): number {
  return parts.reduce((sum, part) => {
    // Two texts may say the same at the same time.
    const inside = spans
      .map(({ fromMs, toMs }) => [Math.max(fromMs, part.fromMs), Math.min(toMs, part.toMs)] as const)
      .filter(([fromMs, toMs]) => toMs > fromMs)
      .toSorted((a, b) => a[0] - b[0]);
    let endMs = part.fromMs;
    let visibleMs = 0;
    for (const [fromMs, toMs] of inside) {
      visibleMs += Math.max(0, toMs - Math.max(fromMs, endMs));
      endMs = Math.max(endMs, toMs);
    }
    return sum + visibleMs;
  }, 0);
}
