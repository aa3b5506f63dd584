import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { variantLimits } from '@spinreel/config-schema/limits/limits';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides, Variant } from '@spinreel/config-schema/ad/variants/variant';
import { useMemo } from 'react';
import { type DraftThunk, useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { offerUndo, replaceAd } from '../../../ad-draft/history/replace-document.ts';
import { changeWholeAd } from '../../../ad-draft/variants/change-whole-ad.ts';
import {
  addVariants,
  deleteVariants,
  describeLosses,
  duplicateVariants,
  writeFields,
  type FieldEdit,
  type WrittenFields,
} from '../../../ad-draft/variants/edit-variants.ts';
import { generateId } from '../../../lib/generate-id.ts';
import { showRefused } from '../controls/show-refused.ts';
import { createFileNames } from '../files/name-files.ts';
import type { AppliedEdits } from './apply-cell-edits.ts';

/** Returns functions that change the variants of the draft. Each change is one step of the undo history. */
export function useVariantEdits() {
  const dispatch = useDraftDispatch();
  const catalogue = useDraftSelector((state) => state.catalogue);
  return useMemo(
    () => ({
      /** Applies the edits of cells, and says what was refused and what was lost. `name` is that of the step. */
      applyEdits: (change: (document: AdDocument) => AppliedEdits, name: string) => {
        let refused: AppliedEdits['refused'] = [];
        dispatch(
          writeToAd((document) => {
            const applied = change(document);
            ({ refused } = applied);
            return applied;
          }, name),
        );
        showRefused(refused);
      },
      /** Adds variants at the end. */
      add: (variants: readonly Variant[]) =>
        dispatch(
          changeWholeAd(
            (document) => addVariants(document, variants),
            variants.length === 1 ? 'add variant' : `add ${variants.length} variants`,
          ),
        ),
      /** Adds a variant for each of these overrides. Values that the base has too are inherited. */
      combine: (all: readonly Overrides[]) =>
        dispatch(
          writeToAd((ad) => {
            const added = all.map((overrides) => ({ id: generateId(), overrides }));
            const edits = added.flatMap(({ id, overrides }) =>
              Object.entries(overrides).map(([path, value]): FieldEdit => ({
                variantId: id,
                path: path as OverridablePath,
                value,
              })),
            );
            return writeFields(
              addVariants(
                ad,
                added.map(({ id }) => ({ id })),
              ),
              edits,
              createFileNames(catalogue).findVideo,
            );
          }, `add ${all.length} variants`),
        ),
      duplicate: (ids: readonly (string | null)[]) =>
        dispatch(
          changeWholeAd(
            (document) => duplicateVariants(document, { ids, generateId }),
            ids.length === 1 ? 'duplicate variant' : `duplicate ${ids.length} variants`,
          ),
        ),
      remove: (ids: readonly (string | null)[]) =>
        dispatch(
          replaceAd((document) => deleteVariants(document, ids), {
            name: ids.length === 1 ? 'delete variant' : `delete ${ids.length} variants`,
            text: ids.length === 1 ? 'Deleted 1 variant' : `Deleted ${ids.length} variants`,
          }),
        ),
    }),
    [dispatch, catalogue],
  );
}

/** Changes the whole ad as one step. If new videos lose settings, it says so and offers to undo the step. */
function writeToAd(change: (ad: AdDocument) => WrittenFields, name: string): DraftThunk<void> {
  let lost: WrittenFields['lost'] = [];
  const changing = changeWholeAd((ad) => {
    const written = change(ad);
    ({ lost } = written);
    return written.document;
  }, name);
  return offerUndo(changing, () => describeLosses({ lost }));
}

/** Says that an ad has as many variants as it can. */
export const tooManyVariants = `An ad can have ${variantLimits.maxVariants.toLocaleString('en')} variants. To add more, delete some first.`;
