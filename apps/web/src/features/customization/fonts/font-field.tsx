import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import {
  brandFontFamily,
  defaultFont,
  fonts,
  textWeights,
  type FontChoice,
} from '@spinreel/config-schema/options/appearance/fonts';
import {
  fontGroups,
  openFonts,
  type FontGroup,
  type OpenFont,
} from '@spinreel/config-schema/options/appearance/open-fonts';
import { useMemo } from 'react';
import { SearchSelectField, type SearchOption } from '../../../ui/fields/search-select-field.tsx';
import { useBrandFont, type UploadedBrandFont } from './use-brand-font.ts';
import { useBranding } from './use-branding.ts';

interface FontFieldProps {
  /** The field that it edits. */
  field: FieldId;
  value: FontChoice;
  /** The text of the ad that is set in the font. */
  text: string;
  onChange: (font: FontChoice) => void;
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
  const brandFont = useBrandFont();
  const isBrandFontChosen = value === brandFontFamily;
  const options = useMemo(
    () => [
      ...createBrandOptions(brandFont, { isChosen: isBrandFontChosen, text }),
      ...groupedFonts.map((font) => ({
        value: font,
        label: font,
        group: groupNames[openFonts[font].group],
        sample: text.trim() === '' ? font : text,
        style: { fontFamily: `"${font}", sans-serif`, fontWeight: textWeights.bold },
        ...(useSystemFonts ? noteOnPhones(openFonts[font]) : noteInAd(openFonts[font])),
      })),
    ],
    [text, useSystemFonts, brandFont, isBrandFontChosen],
  );
  return (
    <SearchSelectField<FontChoice>
      field={field}
      label="Font"
      searchLabel="Search fonts"
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

/** The uploaded font comes first. Without one, it is offered only where it is chosen. */
function createBrandOptions(
  font: UploadedBrandFont | null,
  { isChosen, text }: { isChosen: boolean; text: string },
): SearchOption<FontChoice>[] {
  if (font === null && !isChosen) return [];
  const label = font === null ? 'Brand font' : `Brand font (${font.name})`;
  return [
    {
      value: brandFontFamily,
      label,
      group: 'Your brand',
      sample: text.trim() === '' ? label : text,
      style: {
        fontFamily: `"${font === null ? defaultFont : brandFontFamily}", sans-serif`,
        fontWeight: textWeights.bold,
      },
      note: font === null ? 'Not uploaded yet.' : 'Ships as it is.',
    },
  ];
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
