import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { variantLimits } from '@spinreel/config-schema/limits/limits';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { variantFields, type VariantField } from '../../../ad-draft/variants/variant-fields.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SearchSelectField } from '../../../ui/fields/select/search-select-field.tsx';
import { Modal } from '../../../ui/layout/modal.tsx';
import dialogStyles from '../controls/dialog.module.css';
import { useVariantEdits } from '../table/use-variant-edits.ts';
import { CombinedValues } from './combined-values.tsx';
import { combineValues, type Combinations, type CombinedField } from './combine-values.ts';
import styles from './combine-dialog.module.css';

/** Makes a variant of each combination of values. */
export function CombineDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title="Combine values"
      description="List values for some fields. Each combination becomes a variant."
    >
      <CombineForm onClose={onClose} />
    </Modal>
  );
}

/** Times in the video have no values that could be listed. */
const combinableFields = variantFields.filter(({ definition }) => definition.kind !== 'times');

function CombineForm({ onClose }: { onClose: () => void }) {
  const edits = useVariantEdits();
  const variantCount = useDraftSelector(({ adDraft }) => adDraft.ad.variants?.length ?? 0);
  const [combined, setCombined] = useState<readonly CombinedField[]>(() => pickFields(startPaths));
  const result = combineValues(combined, { variantCount });
  const free = combinableFields.filter(({ path }) => combined.every(({ field }) => field.path !== path));
  const replace = (index: number, next: CombinedField) => setCombined(combined.with(index, next));
  return (
    <div className={dialogStyles.form}>
      <ul className={styles.fields}>
        {combined.map((entry, index) => (
          <li key={entry.field.path} className={styles.field}>
            <div className={styles.head}>
              <SearchSelectField
                label={`Field ${index + 1}`}
                searchLabel="Search fields"
                options={[entry.field, ...free].map(({ path, name }) => ({ value: path, label: name }))}
                value={entry.field.path}
                onChange={(path) => {
                  const field = variantFields.find((each) => each.path === path);
                  if (field !== undefined) replace(index, { field, texts: [] });
                }}
              />
              <IconButton
                label={`Remove ${entry.field.name.toLowerCase()}`}
                icon={<X />}
                onClick={() => setCombined(combined.toSpliced(index, 1))}
              />
            </div>
            <CombinedValues
              field={entry.field}
              texts={entry.texts}
              onChange={(texts) => replace(index, { ...entry, texts })}
            />
          </li>
        ))}
      </ul>
      {free[0] !== undefined && (
        <Button
          size="small"
          variant="quiet"
          className="self-start"
          icon={<Plus />}
          onClick={() => {
            const [field] = free;
            if (field !== undefined) setCombined([...combined, { field, texts: [] }]);
          }}
        >
          Add field
        </Button>
      )}
      <p className={styles.sum} role="status" data-refused={isRefused(result) || undefined}>
        {result.ok ? result.summary : describeRefusal(result.problem)}
      </p>
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!result.ok}
          onClick={() => {
            if (!result.ok) return;
            edits.combine(result.overrides);
            onClose();
          }}
        >
          {result.ok ? `Add ${writeCount(result.overrides.length, 'variant')}` : 'Add variants'}
        </Button>
      </div>
    </div>
  );
}

/** The fields that the dialog starts with. */
const startPaths = ['cta.coverText', 'assets.coverImage'] as const;

function pickFields(paths: readonly string[]): CombinedField[] {
  return variantFields
    .filter(({ path }) => paths.includes(path))
    .map((field: VariantField) => ({ field, texts: [] }));
}

function isRefused(result: Combinations): boolean {
  return !result.ok && result.problem.code !== 'nothing-to-combine';
}

function describeRefusal(problem: Extract<Combinations, { ok: false }>['problem']): string {
  switch (problem.code) {
    case 'nothing-to-combine':
      return 'Add at least one value.';
    case 'invalid-text':
      return describeProblem(problem.reason);
    case 'too-many':
      return `These values give ${writeCount(problem.count, 'variant')}. An ad can have ${variantLimits.maxVariants.toLocaleString('en')}, so ${problem.free.toLocaleString('en')} more fit. Remove some values.`;
  }
}
