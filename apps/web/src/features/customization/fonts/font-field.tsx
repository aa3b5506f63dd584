import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import {
  fonts,
  openFonts,
  textWeights,
  type FontFamily,
} from '@spinreel/config-schema/options/appearance/fonts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useBranding } from './use-branding.ts';

interface FontFieldProps {
  /** The field that it edits. */
  field: FieldId;
  value: FontFamily;
  /** The text of the ad that is set in the font. */
  text: string;
  onChange: (font: FontFamily) => void;
}

/** Selects one of the fonts. Each option shows the ad's own text, and which open font ships under its name. */
export function FontField({ field, value, text, onChange }: FontFieldProps) {
  const { useSystemFonts } = useBranding().branding;
  const options = fonts.map((font) => ({
    value: font,
    label: font,
    sample: text.trim() === '' ? font : text,
    // The weight of the texts in the ad.
    style: { fontFamily: `"${font}", sans-serif`, fontWeight: textWeights.bold },
    note: useSystemFonts ? 'Used only if the viewer’s phone has it.' : describeOpenFont(font),
  }));
  return <SelectField field={field} label="Font" options={options} value={value} onChange={onChange} />;
}

function describeOpenFont(font: FontFamily): string {
  const { name, isMetricCompatible } = openFonts[font];
  return `Ships as ${name}, which ${isMetricCompatible ? 'has the same widths' : 'looks similar'}.`;
}
