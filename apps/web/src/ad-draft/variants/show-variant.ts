import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { showToast } from '../../ui/feedback/toasts.ts';
import { scopeChosen } from '../ad-draft-slice.ts';
import type { DraftThunk } from '../draft-root.ts';
import { uploadForgotten } from '../uploads/uploads-slice.ts';
import { changeVideoCut } from '../video-cut/change-video-cut.ts';
import type { VariantScope, WantedScope } from './variant-scope.ts';

/**
 * Shows a variant or a language in the wizard, and lets its panels edit it; null is the base. During an upload, it only says
 * to wait, because the file belongs to the variant for which it was chosen. Returns what the wizard then shows.
 */
export function showVariant(scope: WantedScope | null): DraftThunk<VariantScope | null> {
  return (dispatch, getState, { runningUploads }) => {
    if ([...runningUploads.keys()].some((work) => work !== 'videoCut')) {
      showToast({
        id: 'variant-scope',
        text: messages.ad.uploadRunning,
        tone: 'warning',
        durationMs: timings.noteMs,
      });
      return getState().adDraft.scope;
    }
    for (const slot of Object.keys(assetSlots) as AssetSlot[]) dispatch(uploadForgotten(slot));
    dispatch(scopeChosen(scope));
    // Another variant may show another part of the same video.
    void dispatch(changeVideoCut({}));
    return getState().adDraft.scope;
  };
}
