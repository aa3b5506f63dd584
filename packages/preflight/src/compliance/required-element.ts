import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { ComplianceFinding } from '../publishing-report.ts';
import type { Phase, Span, StillScreen, Survey, SurveyedText } from '../survey/survey.ts';
import { chooseTexts } from './choose-texts.ts';
import type { Requirement } from './list-requirements.ts';
import { findUnreadablePart, type UnreadablePart } from './unreadable-part.ts';

/** A screen in one shape. */
export type Place = ComplianceFinding['places'][number];

/** An element that is required, and what a viewer saw of it. */
export interface RequiredElement extends Pick<Requirement, 'id' | 'screens' | 'severity'> {
  readonly sights: readonly ElementSight[];
  readonly durations: readonly ScreenDuration[];
}

/** The element on one still screen in one shape. */
export interface ElementSight extends Place {
  /** The most readable text that says what the element must say; null if no text does. */
  readonly text: SurveyedText | null;
  /** Where the text may be if it is not in the page; null if nowhere. */
  readonly unreadable: UnreadablePart | null;
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
  return {
    id,
    screens,
    severity,
    sights: stills
      .filter(({ screen }) => screens.includes(screen))
      .flatMap((still) => findInStill(still, requirement)),
    durations: screens.flatMap((screen) => {
      const parts = findScreenTimes(timeline, screen);
      if (parts.length === 0) return [];
      const screenMs = parts.reduce((sum, { fromMs, toMs }) => sum + Math.max(0, toMs - fromMs), 0);
      return [{ screen, screenMs, visibleMs: sumOverlap(parts, findSpans(timeline, parts, requirement)) }];
    }),
  };
}

/** Returns when the element was visible. Each screen may word it in its own way. Nothing is visible before the first paint. */
function findSpans(
  { texts, firstPaintMs }: Survey['timeline'],
  parts: readonly Span[],
  requirement: Requirement,
): Span[] {
  const onScreen = texts
    .map(({ name, spans }) => ({
      name,
      spans: spans.map(({ fromMs, toMs }) => ({ fromMs: Math.max(fromMs, firstPaintMs ?? 0), toMs })),
    }))
    .filter(({ spans }) => sumOverlap(parts, spans) > 0);
  const names = chooseTexts(
    requirement,
    onScreen.map(({ name }) => name),
  );
  return onScreen.filter(({ name }) => names.includes(name)).flatMap(({ spans }) => spans);
}

/** Returns the times during which a screen is shown. Phases without a gap are one time. */
function findScreenTimes({ phases, firstPaintMs }: Survey['timeline'], screen: PlacementScreen): Span[] {
  const times: { fromMs: number; toMs: number }[] = [];
  for (const { kind, ...phase } of phases) {
    if (phaseScreens[kind] !== screen) continue;
    const fromMs = screen === 'cover' ? Math.max(phase.fromMs, firstPaintMs ?? 0) : phase.fromMs;
    const last = times.at(-1);
    if (last?.toMs === fromMs) last.toMs = phase.toMs;
    else times.push({ fromMs, toMs: phase.toMs });
  }
  return times;
}

const phaseScreens: Readonly<Record<Phase['kind'], PlacementScreen | null>> = {
  cover: 'cover',
  // The cover, or already the gameplay.
  starting: null,
  playing: 'gameplay',
  paused: 'gameplay',
  badge: 'gameplay',
  unknown: 'gameplay',
  outro: 'outro',
};

function findInStill({ screen, layouts }: StillScreen, requirement: Requirement): ElementSight[] {
  return layouts.map((layout) => {
    const { shapeId, texts } = layout;
    const names = chooseTexts(
      requirement,
      texts.map(({ text }) => text),
    );
    const [best = null] = texts
      .filter(({ text }) => names.includes(text))
      .toSorted((a, b) => countFlaws(a) - countFlaws(b) || b.fontSizePx - a.fontSizePx);
    return { screen, shapeId, text: best, unreadable: findUnreadablePart(layout) };
  });
}

function countFlaws({ isClipped, isCovered, contrast }: SurveyedText): number {
  return Number(isClipped) + Number(isCovered) + Number((contrast?.fifthPercentile ?? 0) < 4.5);
}

/** How long a text may be visible on the screen before or after its own, in milliseconds: samples tell screens apart. */
const transitionMs = 800;

/** Whether a text belongs to the screen before or after this one, and is only visible at the edge of its time. */
function isOfOtherScreen(text: Span, screen: Span): boolean {
  const isOfEarlier =
    text.fromMs < screen.fromMs && text.toMs < Math.min(screen.fromMs + transitionMs, screen.toMs);
  const isOfLater =
    text.toMs > screen.toMs && text.fromMs > Math.max(screen.toMs - transitionMs, screen.fromMs);
  return isOfEarlier || isOfLater;
}

function sumOverlap(parts: readonly Span[], spans: readonly Span[]): number {
  return parts.reduce((sum, part) => {
    // Two texts may say the same at the same time.
    const inside = spans
      .filter((span) => !isOfOtherScreen(span, part))
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
