import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { measureScreen } from '@spinreel/exporters/in-page/wall/measure-screen';
import type { ScreenPart, ScreenPartRole } from '@spinreel/exporters/preview-messages';
import { coversPart } from '@spinreel/placement/collisions/covers-part';
import type { AdTextId, FittedText } from '../fitted-text.ts';
import { countLines } from './count-lines.ts';
import { isFaintLettering } from './read-lettering.ts';

/** Where the player draws a text. */
interface TextPlace {
  readonly id: AdTextId;
  readonly screens: readonly PlacementScreen[];
  /** The element with the text, and the one around it that it must not leave. */
  readonly text: string;
  readonly around: string;
  /** What the element around it is; null for the counter, which is a part of its button. */
  readonly role: ScreenPartRole | null;
}

const everyScreen: readonly PlacementScreen[] = ['cover', 'gameplay', 'outro'];
const textPlaces: readonly TextPlace[] = [
  { id: 'button', screens: ['cover', 'gameplay'], text: 'span', around: '.stage > button', role: 'button' },
  { id: 'spinningButton', screens: ['gameplay'], text: '.spun', around: '.stage > button', role: 'button' },
  { id: 'outroButton', screens: ['outro'], text: 'span', around: '.stage > button', role: 'button' },
  { id: 'coverText', screens: ['cover'], text: '.ink', around: '.stage > .text', role: 'text' },
  { id: 'outroHeadline', screens: ['outro'], text: '.ink', around: '.stage > .text', role: 'text' },
  { id: 'counter', screens: ['gameplay'], text: ':scope', around: '.count', role: null },
  { id: 'ageMark', screens: everyScreen, text: ':scope', around: '.age', role: 'ageMark' },
  {
    id: 'legalText',
    screens: everyScreen,
    text: ':scope',
    around: '.legal:not(.age)',
    role: 'legalText',
  },
];

/** Boxes are whole pixels. */
const tolerancePx = 1;

/** Reads the texts of the player's current screen in the page of a window. Nothing in the page may be in motion. */
export function readTexts(screen: PlacementScreen, page: Window): FittedText[] {
  // The badge makes way for all texts, and has no size without its image.
  const parts = measureScreen(screen, page).parts.filter(({ role }) => role !== 'badge');
  return textPlaces
    .filter(({ screens }) => screens.includes(screen))
    .flatMap(({ id, role, around: aroundSelector, text: textSelector }) => {
      const around = findShown(page.document, aroundSelector);
      const element = textSelector === ':scope' ? around : around?.querySelector<HTMLElement>(textSelector);
      if (around === undefined || !element) return [];
      return [
        {
          id,
          screen,
          content: element.textContent,
          sizePx: parseFloat(page.getComputedStyle(element).fontSize),
          lineCount: countLines(listRuns(element)),
          isClipped: isClipped(element, { around, role }),
          overlaps: findOverlaps(around, { role, parts }),
          isFaint: role === 'text' && isFaintLettering(around, page),
        },
      ];
    });
}

function findShown(document: Document, selector: string): HTMLElement | undefined {
  // The required texts of other screens keep their boxes.
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).find(
    ({ offsetWidth, style }) => offsetWidth > 0 && style.visibility !== 'hidden',
  );
}

function listRuns(element: HTMLElement): DOMRect[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return Array.from(range.getClientRects());
}

/** Whether a text leaves the element around it, or that element leaves the stage or page that cuts it off. */
function isClipped(
  element: HTMLElement,
  { around, role }: { around: HTMLElement; role: ScreenPartRole | null },
): boolean {
  const outer = (around.parentElement ?? around).closest('.stage, .sr') ?? around;
  const box = around.getBoundingClientRect();
  // Lettering has no visible box, and its marks may be above and below its lines.
  const leavesButton = role === 'button' && !contains(box, element.getBoundingClientRect());
  const isTooWide = element.scrollWidth > element.clientWidth + tolerancePx;
  return leavesButton || isTooWide || !contains(outer.getBoundingClientRect(), box);
}

function contains(outer: DOMRect, inner: DOMRect): boolean {
  return (
    inner.left >= outer.left - tolerancePx &&
    inner.top >= outer.top - tolerancePx &&
    inner.right <= outer.right + tolerancePx &&
    inner.bottom <= outer.bottom + tolerancePx
  );
}

function findOverlaps(
  around: HTMLElement,
  { role, parts }: { role: ScreenPartRole | null; parts: readonly ScreenPart[] },
): ScreenPartRole[] {
  const { x, y, width, height } = around.getBoundingClientRect();
  const own = { role: role ?? 'counter', x, y, width, height };
  // The counter is on its button.
  const others = parts.filter((part) => part.role !== (role ?? 'button'));
  return others.filter((other) => coversPart(own, other)).map((other) => other.role);
}
