import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { findHandle } from '../document/find-handle.ts';
import type { DraftThunk } from '../draft-root.ts';
import { selectVideoCut } from '../video-cut/select-video.ts';
import { isUploading } from './uploads-slice.ts';

/** Returns the slots that contain a file or have a running upload, and whether split screen is on. */
export function findFilledSlots(): DraftThunk<{ filled: ReadonlySet<AssetSlot>; splitScreen: boolean }> {
  return (_dispatch, getState) => {
    const { adDraft, uploads } = getState();
    const { document } = adDraft;
    const slots = Object.keys(assetSlots) as AssetSlot[];
    return {
      filled: new Set(
        slots.filter((slot) => findHandle(document, slot) !== null || isUploading(uploads[slot])),
      ),
      splitScreen: selectVideoCut(document).splitScreen,
    };
  };
}
