import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { useBranding } from './use-branding.ts';

/** Whether the ad contains no fonts, so that phones draw its texts with their own. */
export function SystemFontsField() {
  const { branding, changeBranding } = useBranding();
  return (
    <SwitchField
      field="branding.useSystemFonts"
      label="Use the fonts of the viewer’s phone (0 KB)"
      hint="Texts look different on most phones. Android has none of these fonts."
      isOn={branding.useSystemFonts}
      onChange={(useSystemFonts) => changeBranding({ useSystemFonts })}
    />
  );
}
