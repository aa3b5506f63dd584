import {
  brandFontFamily,
  defaultFont,
  fonts,
  textWeights,
  type FontChoice,
} from '@spinreel/config-schema/options/appearance/fonts';
import type { MissingCharacters } from '@spinreel/config-schema/options/appearance/missing-characters';
import {
  fontGroups,
  openFonts,
  type FontGroup,
  type OpenFont,
} from '@spinreel/config-schema/options/appearance/open-fonts';
import { fontMessages } from '@spinreel/config-schema/messages/font-messages';
import { useMemo, useState } from 'react';
import { SearchSelectField, type SearchOption } from '../../../ui/fields/select/search-select-field.tsx';
import { useBrandFont, type UploadedBrandFont } from './use-brand-font.ts';
import { useBranding } from './use-branding.ts';
import type { FontButton } from './find-missing-in-button.ts';
import { useFindMissing } from './use-missing-characters.ts';

interface FontFieldProps<Font extends string> {
  /** The button whose font it selects. */
  button: FontButton;
  value: FontChoice | Font;
  /** An option before all fonts, for the font of another text. Its `fontFamily` is the one that it stands for. */
  inherited?: { readonly value: Font; readonly label: string; readonly fontFamily: FontChoice };
  /** The text of the ad that is set in the font. */
  text: string;
  onChange: (font: FontChoice | Font) => void;
}

const groupNames: Readonly<Record<FontGroup, string>> = {
  display: 'Display',
  rounded: 'Rounded',
  slab: 'Slab and serif',
  script: 'Script',
  neutral: 'Neutral',
};

const groupedFonts = fontGroups.flatMap((group) => fonts.filter((font) => openFonts[font].group === group));

/**
 * Selects one of the fonts. Each option shows the ad's own text, which open font ships under its name, and which characters
 * of the ad it lacks.
 */
export function FontField<Font extends string = never>(props: FontFieldProps<Font>) {
  const { button, value: chosen, inherited, text, onChange } = props;
  const isInherited = inherited !== undefined && chosen === inherited.value;
  const value = (isInherited ? inherited.fontFamily : chosen) as FontChoice;
  const { useSystemFonts } = useBranding().branding;
  const brandFont = useBrandFont();
  const isBrandFontChosen = value === brandFontFamily;
  const findMissing = useFindMissing(button);
  const missing = useMemo(() => findMissing(value), [findMissing, value]);
  const [isOpen, setOpen] = useState(false);
  const fontOptions = useMemo(
    () => [
      ...createBrandOptions(brandFont, { isChosen: isBrandFontChosen, text }),
      ...groupedFonts.map((font) => ({
        value: font,
        label: font,
        otherName: openFonts[font].name,
        group: groupNames[openFonts[font].group],
        sample: text.trim() === '' ? font : text,
        style: { fontFamily: `"${font}", sans-serif`, fontWeight: textWeights.bold },
        ...(useSystemFonts ? noteOnPhones(openFonts[font]) : noteInAd(openFonts[font])),
      })),
    ],
    [text, useSystemFonts, brandFont, isBrandFontChosen],
  );
  const shownOptions: readonly SearchOption<FontChoice>[] = useMemo(
    () =>
      isOpen
        ? fontOptions.map((option) => ({ ...option, ...warnOfMissing(findMissing(option.value)) }))
        : fontOptions,
    [fontOptions, isOpen, findMissing],
  );
  const options: readonly SearchOption<FontChoice | Font>[] =
    inherited === undefined
      ? shownOptions
      : [{ value: inherited.value, label: inherited.label, group: 'Ad' }, ...shownOptions];
  return (
    <SearchSelectField<FontChoice | Font>
      field={`${button}.fontFamily`}
      label="Font"
      searchLabel="Search fonts"
      options={options}
      value={chosen}
      warning={
        missing.length === 0
          ? undefined
          : missing.map((group) => fontMessages.missing(nameFont(value, brandFont), group)).join(' ')
      }
      onChange={onChange}
      onOpenChange={setOpen}
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

/** Names the font that the ad contains. */
function nameFont(font: FontChoice, brandFont: UploadedBrandFont | null): string {
  if (font === brandFontFamily) return brandFont?.name ?? 'The brand font';
  const { name, likeness } = openFonts[font];
  return likeness === 'same-font' ? name : `${name}, which ships as ${font},`;
}

/** Characters that no font of the ad has, such as emoji, look alike in all of them. */
function warnOfMissing(missing: readonly MissingCharacters[]): { warning?: string } {
  const drawn = missing.filter(({ drawnBy }) => drawnBy !== null).flatMap(({ characters }) => characters);
  return drawn.length === 0 ? {} : { warning: fontMessages.missingNote(drawn) };
}
