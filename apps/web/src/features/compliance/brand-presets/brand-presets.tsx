import { useId, useRef } from 'react';
import { findHandle } from '../../../ad-draft/document/find-handle.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { useListBrandPresetsQuery } from '../../../api-client/brand-presets-api.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Spinner } from '../../../ui/progress/spinner.tsx';
import { useFocusAfterRemoval } from '../../../lib/page/use-focus-after-removal.ts';
import { useCompliance } from '../use-compliance.ts';
import { BrandPresetRow } from './brand-preset-row.tsx';
import { SavePresetForm } from './save-preset-form.tsx';

/** The texts and fonts that were saved for brands. Everyone with access shares them. */
export function BrandPresets() {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { compliance } = useCompliance();
  const {
    data: presets,
    isError,
    refetch,
  } = useListBrandPresetsQuery(undefined, {
    // Others save presets too.
    refetchOnMountOrArgChange: true,
  });
  const brands = [...new Set(presets?.map(({ brand }) => brand))];
  const focusHandlers = useFocusAfterRemoval(
    presets?.map(({ id }) => id) ?? [],
    // Without texts and presets there is only the choice of the product.
    () => titleRef.current ?? document.getElementById('compliance.product'),
  );
  const hasTexts = Object.values(compliance.elements ?? {}).some(({ screens = [] }) => screens.length > 0);
  const hasFont = useDraftSelector(({ adDraft }) => findHandle(adDraft.document, 'brandFont') !== null);
  const hasContent = hasTexts || hasFont;
  if (presets?.length === 0 && !hasContent) return null;
  return (
    <section className="stack gap-3 align-start" aria-labelledby={titleId}>
      <h3 ref={titleRef} id={titleId} tabIndex={-1} className="label-soft">
        Brand presets
      </h3>
      {presets === undefined && !isError && (
        <p role="status" className="small-faint row gap-2">
          <Spinner /> Loading brand presets...
        </p>
      )}
      {presets === undefined && isError && (
        <Notice tone="error" title="The brand presets could not be loaded" onRetry={() => void refetch()} />
      )}
      {presets !== undefined && presets.length > 0 && (
        <ul className="stack wide soft-box" {...focusHandlers}>
          {presets.map((preset) => (
            <BrandPresetRow key={preset.id} preset={preset} brands={brands} />
          ))}
        </ul>
      )}
      {/* Without the list, saving might replace a preset unnoticed. */}
      {hasContent && presets !== undefined && <SavePresetForm presets={presets} brands={brands} />}
    </section>
  );
}
