import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import { isPresetOutdated, presetLifeDays } from '@spinreel/config-schema/compliance/presets/presets';
import type { ComplianceFinding } from '../publishing-report.ts';

/** Judges whether the source of a preset was read recently. `now` is in milliseconds. */
export function judgePresetAge(preset: CompliancePreset, now: number): ComplianceFinding {
  const isOutdated = isPresetOutdated(preset, now);
  return {
    ruleId: 'preset-current',
    severity: 'warning',
    passed: !isOutdated,
    message: isOutdated
      ? `The requirements were checked on ${preset.checkedOn}, more than ${presetLifeDays} days ago. They may have changed.`
      : `The requirements were checked within the last ${presetLifeDays} days.`,
    occurrences: [],
    occurrenceCount: 0,
    uploadError: null,
    fix: 'Read the source, and ask a lawyer.',
    limit: presetLifeDays,
    source: preset.source.url,
    checkedOn: preset.checkedOn,
    confidence: preset.confidence,
    element: null,
    places: [],
    field: 'compliance.preset',
  };
}
