import { fonts, type FontFamily } from '@spinreel/config-schema/fonts';
import { SelectField } from '../../ui/select-field.tsx';

interface FontFieldProps {
  value: FontFamily;
  onChange: (font: FontFamily) => void;
}

const options = fonts.map((font) => ({
  value: font,
  label: font,
  style: { fontFamily: `"${font}", sans-serif` },
}));

/** One of the fonts that every phone has, each shown in itself. */
export function FontField({ value, onChange }: FontFieldProps) {
  return <SelectField label="Font" options={options} value={value} onChange={onChange} />;
}
