import { useId } from 'react';
import { useListBrandPresetsQuery } from '../../../api-client/brand-presets-api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useCompliance } from '../use-compliance.ts';
import { BrandPresetRow } from './brand-preset-row.tsx';
import { SavePresetForm } from './save-preset-form.tsx';
import styles from './brand-presets.module.css';

/** The texts that were saved for brands. Everyone with access shares them. */
export function BrandPresets() {
  const titleId = useId();
  const { compliance } = useCompliance();
  const { data: presets, isError, refetch } = useListBrandPresetsQuery();
  const hasTexts = Object.values(compliance.elements ?? {}).some(({ screens = [] }) => screens.length > 0);
  if (presets?.length === 0 && !hasTexts) return null;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Brand presets
      </h3>
      {presets === undefined && !isError && (
        <p role="status" className={styles.note}>
          <Spinner /> Loading brand presets...
        </p>
      )}
      {presets === undefined && isError && (
        <Notice
          tone="error"
          title="The brand presets could not be loaded"
          actions={
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {presets !== undefined && presets.length > 0 && (
        <ul className={styles.list}>
          {presets.map((preset) => (
            <BrandPresetRow key={preset.id} preset={preset} />
          ))}
        </ul>
      )}
      {hasTexts && <SavePresetForm brands={[...new Set(presets?.map(({ brand }) => brand))]} />}
    </section>
  );
}
