import { getContrastNeed } from '@spinreel/config-schema/options/appearance/lettering/color-contrast';
import type { FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import type { SurveyedText } from '../../../survey/survey.ts';
import { defineMeasure, qualitySources } from '../../measure.ts';
import { meetsContrast, readContrast } from './contrast-need.ts';
import { findElement } from './find-element.ts';
import { listLayouts, listPlaces } from './list-layouts.ts';

export const pausedContrast = defineMeasure({
  id: 'paused-contrast',
  label: 'Text contrast while paused',
  unit: 'ratio',
  weight: 2,
  targetText: 'at least 4.5:1, large text 3:1',
  notJudgedText: 'No text was found on the paused screen. Texts in images and on a canvas cannot be read.',
  fix: 'Choose a button color that differs more from its text, or a darker or lighter place for the text.',
  field: 'cta.color',
  source: qualitySources.contrast,
  read: ({ survey }) => {
    const texts = listLayouts(survey)
      .filter(({ place }) => place.screen === 'gameplay')
      .flatMap(({ place, layout }) =>
        layout.texts.flatMap((text) => {
          const ratio = text.isDecoration ? null : readContrast(text);
          return ratio === null ? [] : [{ place, text, ratio }];
        }),
      );
    // The worst one lacks the most of what its size needs.
    const [worst] = texts.toSorted((a, b) => a.ratio / findNeed(a.text) - b.ratio / findNeed(b.text));
    if (worst === undefined) return null;
    const faint = texts.filter(({ text }) => !meetsContrast(text));
    const value = worst.ratio;
    const message =
      faint.length === 0
        ? 'Every text can be read while the video pauses.'
        : `The text "${worst.text.text}" is hard to read: its contrast is only ${value}:1.`;
    const status = faint.length === 0 ? 'good' : value >= 3 ? 'fair' : 'poor';
    return {
      ...{ value, valueText: `${value}:1`, status, message, places: listPlaces(faint) },
      field: findField(worst.text),
    };
  },
});

function findNeed({ fontSizePx }: SurveyedText): number {
  return getContrastNeed({ fontSizePx });
}

/** The player chooses the colors of all texts except those of buttons. */
function findField({ text, targetIndex }: SurveyedText): FixField | null {
  if (targetIndex !== null) return 'cta.color';
  const element = findElement(text);
  return element === null ? null : `compliance.elements.${element}`;
}
