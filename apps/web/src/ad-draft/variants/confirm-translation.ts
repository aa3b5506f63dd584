import { isTextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import { nameField } from '@spinreel/variants/compare/describe-difference';
import { readSource, writeTranslation } from '@spinreel/variants/resolve/edit-variant';
import { findTranslation } from '@spinreel/variants/resolve/resolve-variant';
import { adReplaced } from '../ad-draft-slice.ts';
import type { DraftThunk } from '../draft-root.ts';

/** Accepts the translation of a text in the language that the wizard shows, as one step. */
export function confirmTranslation(path: string): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { ad, scope } = getState().adDraft;
    if (scope === null || !isTextFieldPath(path)) return;
    const { language } = scope;
    const source = readSource(ad, scope, path);
    const translation = findTranslation(ad, { language, path, source });
    if (translation === undefined) return;
    const confirmed = writeTranslation(ad, { language, path, source, ...translation, isConfirmed: true });
    const name = `accept the translation of ${nameField(path)}`;
    dispatch(adReplaced({ ad: confirmed, name, at: now().toISOString() }));
  };
}
