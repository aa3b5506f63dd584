import {
  complianceElementNames,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import {
  addPreset,
  applyPreset,
  isPresetEdited,
  listMissingElements,
} from '@spinreel/config-schema/compliance/presets/apply-preset';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import {
  findPresetById,
  findRequirements,
  isPresetOutdated,
  listPresets,
  presetLifeDays,
  presets,
  type PresetQuery,
} from '@spinreel/config-schema/compliance/presets/presets';
import { RotateCcw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { SourceLink } from '../../ui/actions/source-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/fields/select/select-field.tsx';
import { formatDay } from '../../lib/format/format-time.ts';
import { keepFocus } from '../../lib/page/keep-focus.ts';
import { useCompliance } from './use-compliance.ts';
import styles from './compliance-panel.module.css';

/** Marks a preset whose source was read long ago. */
export const outdatedNote = 'May be out of date';

/** The preset from which the texts are: the choice, its source, and what to do when it is old or was edited. */
export function PresetField({ query }: { query: PresetQuery | null }) {
  const { compliance, replaceCompliance } = useCompliance();
  const [openedAtMs] = useState(Date.now);
  const usedId = compliance.preset?.id ?? '';
  const used = findPresetById(usedId);
  const fitting = query === null ? [] : listPresets(query);
  const isUsedFitting = fitting.some(({ id }) => id === usedId);
  const [suggested] = fitting;
  const others = query === null ? [] : findRequirements(query).filter(({ id }) => id !== usedId);
  const replace = (...change: Parameters<typeof replaceCompliance>) =>
    keepFocus(
      () => replaceCompliance(...change),
      () => document.getElementById('compliance.preset'),
    );
  const use = (preset: CompliancePreset) =>
    replace(applyPreset(compliance, preset), {
      name: 'use compliance preset',
      text: `Using the texts of “${preset.label}”`,
    });
  const add = (preset: CompliancePreset) =>
    replace(addPreset(compliance, preset), {
      name: 'add compliance preset',
      text: `Added the texts of “${preset.label}”`,
    });
  return (
    <div className="stack gap-3">
      <SelectField
        field="compliance.preset"
        label="Preset"
        options={listOptions(fitting, used, openedAtMs)}
        value={used === null ? '' : usedId}
        onChange={(id) => {
          const preset = findPresetById(id);
          if (preset !== null) use(preset);
        }}
      />
      {suggested !== undefined && !isUsedFitting && (
        <div className={styles.suggestion}>
          <span className={styles.suggestionText}>
            <Sparkles />
            <span>
              Suggested: <strong>{suggested.label}</strong>
              {isPresetOutdated(suggested, openedAtMs) && ` (${outdatedNote.toLowerCase()})`}
            </span>
          </span>
          <Button size="small" onClick={() => use(suggested)}>
            Use these texts
          </Button>
        </div>
      )}
      {isUsedFitting &&
        others.map((preset) => <MissingTexts key={preset.id} preset={preset} onAdd={() => add(preset)} />)}
      {suggested === undefined && query !== null && (
        <p className="small-faint">
          We have no preset for this product and market yet. Write your own texts below.
        </p>
      )}
      {used !== null && <UsedPreset preset={used} others={others} onReset={() => use(used)} />}
      {used === null && <p className="small-faint">Presets are a starting point, not legal advice.</p>}
    </div>
  );
}

/** What another preset for this ad requires or recommends beyond its texts; nothing if the ad has it all. */
function MissingTexts({ preset, onAdd }: { preset: CompliancePreset; onAdd: () => void }) {
  const { compliance } = useCompliance();
  const missing = listMissingElements(compliance, preset);
  if (missing.length === 0) return null;
  return (
    <div className={styles.suggestion}>
      <span className={styles.suggestionText}>
        <Sparkles />
        <span>
          <strong>{preset.label}</strong> {describeMissing(missing, preset)}
        </span>
      </span>
      <Button size="small" onClick={onAdd}>
        Add to the ad
      </Button>
    </div>
  );
}

function describeMissing(missing: readonly ComplianceElementId[], { elements }: CompliancePreset): string {
  const describe = (verb: string, ids: readonly ComplianceElementId[]) =>
    ids.length === 0 ? [] : [`also ${verb}: ${ids.map((id) => complianceElementNames[id]).join(', ')}`];
  const [required, advised] = (['blocking', 'advice'] as const).map((severity) =>
    missing.filter((id) => elements[id]?.severity === severity),
  );
  return [...describe('requires', required ?? []), ...describe('recommends', advised ?? [])].join('; ');
}

function UsedPreset({
  preset,
  others,
  onReset,
}: {
  preset: CompliancePreset;
  others: readonly CompliancePreset[];
  onReset: () => void;
}) {
  const { compliance } = useCompliance();
  const [openedAtMs] = useState(Date.now);
  const { source, checkedOn, notes } = preset;
  const isNewer = checkedOn > (compliance.preset?.checkedOn ?? '');
  return (
    <>
      <p className="small-faint">
        <SourceLink url={source.url}>{source.label}</SourceLink>, read on {formatDay(checkedOn)}. Not legal
        advice.
      </p>
      {notes !== null && <p className="small-faint">{notes}</p>}
      {isPresetOutdated(preset, openedAtMs) && (
        <Notice tone="warning" title="This preset may be out of date">
          Its source was read more than {presetLifeDays} days ago. Read it again before you publish.
        </Notice>
      )}
      {(isNewer || isPresetEdited(compliance, preset, others)) && (
        <div className={styles.edited}>
          <span>{isNewer ? 'This preset has been updated' : 'You changed these texts'}</span>
          <Button size="small" variant="quiet" icon={<RotateCcw />} onClick={onReset}>
            {isNewer ? 'Use the new version' : 'Reset to preset'}
          </Button>
        </div>
      )}
    </>
  );
}

/** The presets that fit first, then all others. */
function listOptions(fitting: readonly CompliancePreset[], used: CompliancePreset | null, nowMs: number) {
  const toOption = (preset: CompliancePreset, group: string) => ({
    ...{ value: preset.id, label: preset.label, group },
    ...(isPresetOutdated(preset, nowMs) && { note: outdatedNote }),
  });
  return [
    ...(used === null ? [{ value: '', label: 'No preset' }] : []),
    ...fitting.map((preset) => toOption(preset, 'For this product and market')),
    ...presets
      .filter((preset) => !fitting.includes(preset))
      .map((preset) => toOption(preset, 'Other presets')),
  ];
}
