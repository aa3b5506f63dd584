import { nameField } from '@spinreel/variants/compare/describe-difference';
import { resetField } from '@spinreel/variants/resolve/edit-variant';
import { adReplaced } from '../ad-draft-slice.ts';
import type { DraftThunk } from '../draft-root.ts';
import { changeVideoCut } from '../video-cut/change-video-cut.ts';
import { getScopeKey } from './variant-scope.ts';

/** Gives a field of the variant that the wizard shows its inherited value again, as one step. */
export function resetVariantField(path: string): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { ad, scope } = getState().adDraft;
    const reset = resetField(ad, { key: getScopeKey(ad, scope), path });
    dispatch(adReplaced({ ad: reset, name: `reset ${nameField(path)}`, at: now().toISOString() }));
    if (path.startsWith('assets.gameplayVideo')) void dispatch(changeVideoCut({}));
  };
}
