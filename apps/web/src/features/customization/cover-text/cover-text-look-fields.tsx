import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { adaptLetteringColors } from '@spinreel/config-schema/options/appearance/lettering/adapt-lettering-colors';
import type { LetteringLook } from '@spinreel/config-schema/options/appearance/lettering/compose-lettering-look';
import { letteringPresets } from '@spinreel/config-schema/options/appearance/lettering/lettering-presets';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { ColourField } from '../../../ui/fields/colour-field.tsx';
import { SelectField, type SelectOption } from '../../../ui/fields/select/select-field.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import styles from '../panel-fields.module.css';
import { createLookChange, createPresetChange, describeLook, isChangedFromPreset } from './custom-look.ts';
import { useCoverText } from './use-cover-text.ts';

const fills: readonly SelectOption<LetteringLook['fill']>[] = [
  { value: 'color', label: 'One color' },
  { value: 'gradient', label: 'Gradient' },
];

const shadows: readonly SelectOption<LetteringLook['shadow']>[] = [
  { value: 'none', label: 'None' },
  { value: 'soft', label: 'Soft' },
  { value: 'hard', label: 'Hard' },
];

const strengths = ['None', 'Thin', 'Medium', 'Thick'];

/** The colors, the outline and the shadow of the cover text. A change of one keeps the others as they look. */
export function CoverTextLookFields() {
  const { state, change } = useCoverText();
  const look = describeLook(state);
  const { preset } = state.lettering;
  const set = (values: Partial<LetteringLook>) => change(createLookChange(values, state));
  return (
    <div className={styles.switches}>
      <div className={styles.pair}>
        <SelectField
          field="lettering.fill"
          label="Fill"
          options={fills}
          value={look.fill}
          onChange={(fill) => set({ fill })}
        />
        <SelectField
          field="lettering.shadow"
          label="Shadow"
          options={shadows}
          value={look.shadow}
          onChange={(shadow) => set({ shadow })}
        />
      </div>
      <div className={styles.pair}>
        <ColourField
          field="lettering.color"
          label={look.fill === 'gradient' ? 'Top color' : 'Text color'}
          hasPresets={false}
          value={look.color}
          onChange={(color) => set({ color })}
        />
        {look.fill === 'gradient' && (
          <ColourField
            field="lettering.gradientColor"
            label="Bottom color"
            hasPresets={false}
            value={look.gradientColor}
            onChange={(gradientColor) => set({ gradientColor })}
          />
        )}
        <ColourField
          field="lettering.outlineColor"
          label="Outline color"
          hasPresets={false}
          value={look.outlineColor}
          onChange={(outlineColor) => set({ outlineColor })}
        />
      </div>
      <SliderField
        field="lettering.outline"
        label="Outline"
        value={look.outline}
        range={sliderRanges.outlineStrength}
        format={(outline) => strengths[Math.round(outline)] ?? ''}
        onChange={(outline) => set({ outline })}
      />
      {state.style === 'custom' && isAdapted(look) && (
        <p className="small-faint" role="status">
          These colors are too similar to be read on every image, so the ad adjusts them.
        </p>
      )}
      {preset !== 'none' && isChangedFromPreset(state) && (
        <Button
          variant="secondary"
          size="small"
          icon={<RotateCcw />}
          onClick={() => change(createPresetChange(preset))}
        >
          Reset to {letteringPresets[preset].name}
        </Button>
      )}
    </div>
  );
}

/** Whether the ad shows other colors, because those of the look have too little contrast. */
function isAdapted({ fill, color, gradientColor, outlineColor }: LetteringLook): boolean {
  const chosen = fill === 'gradient' ? [color, gradientColor] : [color];
  const { fills: shown, outline } = adaptLetteringColors(chosen, outlineColor);
  return outline !== outlineColor || shown.some((shownColor, index) => shownColor !== chosen[index]);
}
