import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { fonts, textWeights, type FontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import {
  fontGroups,
  openFonts,
  type FontGroup,
  type OpenFont,
} from '@spinreel/config-schema/options/appearance/open-fonts';
import { useMemo } from 'react';
import { SearchSelectField } from '../../../ui/fields/search-select-field.tsx';
import { useBranding } from './use-branding.ts';

interface FontFieldProps {
  /** The field that it edits. */
  field: FieldId;
  value: FontFamily;
  /** The text of the ad that is set in the font. */
  text: string;
  onChange: (font: FontFamily) => void;
}

const groupNames: Readonly<Record<FontGroup, string>> = {
  display: 'Display',
  rounded: 'Rounded',
  slab: 'Slab and serif',
  script: 'Script',
  neutral: 'Neutral',
};

const groupedFonts = fontGroups.flatMap((group) => fonts.filter((font) => openFonts[font].group === group));

/** Selects one of the fonts. Each option shows the ad's own text, and which open font ships under its name. */
export function FontField({ field, value, text, onChange }: FontFieldProps) {
  const { useSystemFonts } = useBranding().branding;
  const options = useMemo(
    () =>
      groupedFonts.map((font) => ({
        value: font,
        label: font,
        group: groupNames[openFonts[font].group],
        sample: text.trim() === '' ? font : text,
        style: { fontFamily: `"${font}", sans-serif`, fontWeight: textWeights.bold },
        ...(useSystemFonts ? noteOnPhones(openFonts[font]) : noteInAd(openFonts[font])),
      })),
    [text, useSystemFonts],
  );
  return (
    <SearchSelectField
      field={field}
      label="Font"
      searchLabel="Search fonts"
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

function noteOnPhones({ likeness }: OpenFont) {
  return { note: likeness === 'same-font' ? 'Not on phones.' : 'Used only if the viewer’s phone has it.' };
}

function noteInAd({ name, likeness }: OpenFont) {
  if (likeness === 'same-font') return {};
  return {
    note: `Ships as ${name}, which ${likeness === 'same-widths' ? 'has the same widths' : 'looks similar'}.`,
  };
}
