import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { fonts, type FontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import { SelectField } from '../../ui/fields/select-field.tsx';

interface FontFieldProps {
  /** The field that it edits. */
  field: FieldId;
  value: FontFamily;
  onChange: (font: FontFamily) => void;
}

const options = fonts.map((font) => ({
  value: font,
  label: font,
  style: { fontFamily: `"${font}", sans-serif` },
}));

/** Selects one of the fonts that every phone has. Each option is shown in its own font. */
export function FontField({ field, value, onChange }: FontFieldProps) {
  return <SelectField field={field} label="Font" options={options} value={value} onChange={onChange} />;
}
