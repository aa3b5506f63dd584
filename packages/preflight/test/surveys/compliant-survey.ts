import {
  complianceElements,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import type { Survey, SurveyedText } from '../../src/survey/survey.ts';
import { surveyShapes } from '../../src/survey/survey-shapes.ts';

/** A survey whose parts can be changed. */
export type Draft<Part> = Part extends readonly (infer Item)[]
  ? Draft<Item>[]
  : Part extends Uint8Array
    ? Part
    : Part extends object
      ? { -readonly [Key in keyof Part]: Draft<Part[Key]> }
      : Part;

/** When each screen of the survey is shown, in milliseconds. */
const screenTimes: Readonly<Record<PlacementScreen, readonly [fromMs: number, toMs: number]>> = {
  cover: [100, 4000],
  gameplay: [4000, 12_000],
  outro: [12_000, 16_000],
};

/** Creates the survey of an ad that shows everything that a preset requires, in all shapes. */
export function createCompliantSurvey(preset: CompliancePreset): Draft<Survey> {
  const textsOn = (screen: PlacementScreen) =>
    complianceElements.flatMap((id) => {
      const element = preset.elements[id];
      return element?.screens.includes(screen) ? [createText(element.texts.en)] : [];
    });
  const spans = (screens: readonly PlacementScreen[]) =>
    screens.map((screen) => ({ fromMs: screenTimes[screen][0], toMs: screenTimes[screen][1] }));
  const kinds = { cover: 'cover', gameplay: 'playing', outro: 'outro' } as const;
  return {
    maker: { origin: 'spinreel', madeWith: 'Spinreel' },
    failure: null,
    hasOpenedStore: true,
    videoSeconds: 8,
    pauseSeconds: [],
    timeline: {
      firstPaintMs: 100,
      coverPaintedMs: 100,
      actionableMs: 200,
      hintMs: 200,
      firstFrameMs: 4000,
      soundMs: 4000,
      hasSoundedBeforeTap: false,
      phases: placementScreens.map((screen) => ({
        kind: kinds[screen],
        fromMs: screen === 'cover' ? 0 : screenTimes[screen][0],
        toMs: screenTimes[screen][1],
      })),
      taps: [],
      texts: complianceElements.flatMap((id) => {
        const element = preset.elements[id];
        return element ? [{ name: element.texts.en, spans: spans(element.screens) }] : [];
      }),
      targets: [],
    },
    stills: placementScreens.map((screen) => ({
      screen,
      atMs: screenTimes[screen][1],
      pauseIndex: null,
      layouts: surveyShapes.map(({ id, widthPx, heightPx }) => ({
        shapeId: id,
        widthPx,
        heightPx,
        targets: [],
        images: [],
        emptyShare: 0.2,
        mainParts: null,
        texts: textsOn(screen),
      })),
    })),
    screenshots: [],
  };
}

/** Returns the texts of an element on all screens and shapes. */
export function findElementTexts(
  survey: Draft<Survey>,
  preset: CompliancePreset,
  id: ComplianceElementId,
): Draft<SurveyedText>[] {
  return survey.stills
    .flatMap(({ layouts }) => layouts)
    .flatMap(({ texts }) => texts.filter(({ text }) => text === preset.elements[id]?.texts.en));
}

function createText(text: string): Draft<SurveyedText> {
  const box = { x: 10, y: 600, width: 200, height: 14 };
  return {
    text,
    box,
    lines: [box],
    fontSizePx: 12,
    color: '#ffffff',
    opacity: 1,
    isClipped: false,
    isCovered: false,
    contrast: { fifthPercentile: 12, median: 14 },
    targetIndex: null,
    isDecoration: false,
  };
}
