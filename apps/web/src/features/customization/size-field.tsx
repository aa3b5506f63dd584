import type { Sizes } from '@spinreel/config-schema/ad/ad-content';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { PercentField } from '../../ui/fields/percent-field.tsx';

interface SizeFieldProps {
  size: keyof Sizes;
  label: string;
  isDisabled?: boolean;
}

/** The size of an element that the stage cannot resize. */
export function SizeField({ size, label, isDisabled = false }: SizeFieldProps) {
  const dispatch = useDraftDispatch();
  const value = useDraftSelector(({ adDraft }) => adDraft.document.sizes?.[size] ?? defaults.sizes[size]);
  return (
    <PercentField
      field={`sizes.${size}`}
      label={label}
      value={value}
      range={sliderRanges.elementSize}
      isDisabled={isDisabled}
      onChange={(next) => dispatch(adChanged({ sizes: { [size]: next } }))}
    />
  );
}
