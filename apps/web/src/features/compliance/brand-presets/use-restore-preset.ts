import type { BrandPreset } from '@spinreel/api-contract/brand-presets';
import { timings } from '@spinreel/config-schema/limits/timings';
import { describeFailure } from '../../../api-client/calls/describe-failure.ts';
import { useSaveBrandPresetMutation } from '../../../api-client/brand-presets-api.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';

/** Returns a function that stores a deleted or replaced preset again. */
export function useRestorePreset() {
  const [save] = useSaveBrandPresetMutation();
  return async ({ brand, name, compliance, font }: BrandPreset) => {
    const { error } = await save({ brand, name, compliance, ...(font && { fontPath: font.fileSystemPath }) });
    if (error !== undefined) showPresetError(error);
  };
}

/** Shows a toast about a preset, with an action that reverts what happened. */
export function showPresetToast(text: string, undo?: () => void): void {
  showToast({
    id: 'brand-presets',
    text,
    durationMs: timings.undoOfferMs,
    ...(undo && { action: { label: 'Undo', onClick: undo } }),
  });
}

/** Shows why a preset was not stored or deleted. */
export function showPresetError(error: unknown): void {
  showToast({
    id: 'brand-presets',
    text: describeFailure(error),
    tone: 'error',
    durationMs: timings.undoOfferMs,
  });
}
