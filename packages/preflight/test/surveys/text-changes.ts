import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import {
  complianceElements,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import { saysElement } from '@spinreel/config-schema/compliance/element-patterns';
import { applyPreset } from '@spinreel/config-schema/compliance/presets/apply-preset';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import type { PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';

/** One required text on one screen. */
export interface TextPlace {
  readonly element: ComplianceElementId;
  readonly screen: PlacementScreen;
}

/** A change to one text of an ad, and the rule that it breaks. */
export interface TextChange {
  readonly ruleId: string;
  /** The shapes in which it breaks the rule; all by default. */
  readonly shapeIds?: readonly PreviewShapeId[];
  /** Returns the markup that makes the change. `selector` finds the text. The text is not exported if it is missing. */
  readonly markup?: (selector: string) => string;
}

/** A smaller text, or a part of one, may have too little contrast with what is behind it. */
const legible = 'color: #fff; background: #000; box-shadow: 0 0 0 3px #000';

/** The changes, in the order in which they choose their texts. */
export const textChanges = {
  // The duration is measured in the shape in which the ad is played.
  shortening: {
    ruleId: 'element-on-screen-long-enough',
    shapeIds: ['9:16'],
    markup: (selector) => `<script>{
      const watch = setInterval(() => {
        const text = document.querySelector('${selector}');
        if (!text || getComputedStyle(text).visibility !== 'visible') return;
        clearInterval(watch);
        setTimeout(() => {
          // The survey sees the text, however busy the machine is.
          window.spinreelSurvey.read();
          text.style.setProperty('opacity', '0', 'important');
        }, 700);
      }, 50);
    }</script>`,
  },
  removing: { ruleId: 'element-present' },
  hiding: { ruleId: 'element-present', markup: createStyle('visibility: hidden') },
  // Thin letters of this size are drawn faintly.
  shrinking: { ruleId: 'element-legible-size', markup: createStyle(`font: 900 7px sans-serif; ${legible}`) },
  recolouring: { ruleId: 'element-contrast', markup: createStyle('color: #444') },
  covering: {
    ruleId: 'element-not-covered',
    // The age mark has a position.
    markup: (selector) =>
      createStyle('position: relative')(`p${selector}`) +
      createStyle('content: ""; position: absolute; inset: 0; background: #666')(`${selector}::after`),
  },
  clipping: {
    ruleId: 'element-not-clipped',
    markup: createStyle(
      `width: 1em; min-width: 0; border: 0; border-radius: 0; overflow: hidden; white-space: nowrap; ${legible}`,
    ),
  },
  'hiding in landscape': {
    ruleId: 'element-present',
    shapeIds: ['16:9'],
    markup: (selector) =>
      `<style>@media (orientation: landscape) { ${selector} { visibility: hidden !important } }</style>`,
  },
} as const satisfies Readonly<Record<string, TextChange>>;

export type TextChangeName = keyof typeof textChanges;

/** A change, and the text that it is made to. */
export interface PlacedChange extends TextPlace {
  readonly change: TextChangeName;
}

/**
 * Chooses a text for each change: for each ad, a text that has not had this change in an earlier ad, or else one that needs no
 * other change. A text is changed once on each screen. Changes without a text are left out.
 */
export function spreadChanges(ads: readonly CompliancePreset[]): PlacedChange[][] {
  const done = new Map(complianceElements.map((element) => [element, new Set<TextChangeName>()]));
  const changeNames = Object.keys(textChanges) as TextChangeName[];
  return ads.map((preset) => {
    const free = complianceElements.flatMap((element) =>
      (preset.elements[element]?.screens ?? []).map((screen): TextPlace => ({ element, screen })),
    );
    return changeNames.flatMap((change) => {
      const isDone = ({ element }: TextPlace) => Number(done.get(element)?.has(change));
      const countDone = ({ element }: TextPlace) => done.get(element)?.size ?? 0;
      const [place] = free
        .filter((one) => isPossible(change, one, preset))
        .toSorted((a, b) => isDone(a) - isDone(b) || countDone(b) - countDone(a));
      if (place === undefined) return [];
      free.splice(free.indexOf(place), 1);
      done.get(place.element)?.add(change);
      return [{ ...place, change }];
    });
  });
}

/** The gameplay may last less than the time that a text must be visible. A text that another one repeats is not missed. */
function isPossible(
  change: TextChangeName,
  { element, screen }: TextPlace,
  preset: CompliancePreset,
): boolean {
  if (change === 'shortening') return screen !== 'gameplay';
  const { ruleId } = textChanges[change];
  if (ruleId !== 'element-present') return true;
  return complianceElements.every((other) => {
    const { screens, texts } = preset.elements[other] ?? {};
    const isRepeated = Object.values(texts ?? {}).some((text) => saysElement(element, text));
    return other === element || !screens?.includes(screen) || !isRepeated;
  });
}

/** Returns the settings of an ad with the texts of a preset, without those that are removed. */
export function createCompliance(preset: CompliancePreset, changes: readonly PlacedChange[]): Compliance {
  const { product, market } = preset;
  const compliance = applyPreset({ product, market }, preset);
  const isRemoved = (element: string, screen: PlacementScreen) =>
    changes.some((one) => one.change === 'removing' && one.element === element && one.screen === screen);
  const elements = Object.entries(compliance.elements ?? {}).map(([id, element]) => [
    id,
    { ...element, screens: element.screens?.filter((screen) => !isRemoved(id, screen)) },
  ]);
  return { ...compliance, elements: Object.fromEntries(elements) };
}

/** Returns the markup of a script that marks the required texts of our own ad, and of the changes to them. */
export function createChangeMarkup(compliance: Compliance, changes: readonly PlacedChange[]): string {
  const { elements = {}, language = 'en' } = compliance;
  const marks = Object.entries(elements).map(([id, { texts, screens }]) => ({
    id,
    text: texts?.[language],
    // The player creates the texts of all screens in this order.
    screens: placementScreens.filter((screen) => screens?.includes(screen)),
  }));
  const script = `<script>new MutationObserver(() => {
    const texts = [...document.querySelectorAll('#ad .legal p, #ad .legal.age')];
    for (const { id, text, screens } of ${JSON.stringify(marks)})
      texts.filter(({ textContent }) => textContent === text).forEach((element, at) => {
        element.setAttribute('data-text', id + ' ' + screens[at]);
      });
  }).observe(document, { childList: true, subtree: true })</script>`;
  const markup = changes.map(({ change, element, screen }) => {
    const { markup: create } = textChanges[change] as TextChange;
    return create?.(`[data-text="${element} ${screen}"]`) ?? '';
  });
  // Until they are marked, the survey must not see them.
  const unmarked =
    '<style>#ad .legal p:not([data-text]), #ad .age:not([data-text]) { visibility: hidden !important }</style>';
  return unmarked + script + markup.join('');
}

function createStyle(declarations: string) {
  return (selector: string): string =>
    `<style>${selector} { ${declarations.replaceAll(/;|$/g, ' !important;')} }</style>`;
}
