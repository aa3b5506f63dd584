import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import type { DraftThunk } from '../../draft-root.ts';
import { selectVideoCut } from '../../video-cut/select-video.ts';
import { isUploading } from '../uploads-slice.ts';

/** Returns the slots that contain a file or have a running upload, and whether split screen is on. */
export function findFilledSlots(): DraftThunk<{ filled: ReadonlySet<AssetSlot>; splitScreen: boolean }> {
  return (_dispatch, getState) => {
    const { adDraft, uploads } = getState();
    const { assets } = adDraft.config;
    const getFile = (slot: AssetSlot) =>
      slot === 'backgroundImage' ? assets?.background?.customImage : assets?.[slot];
    const slots = Object.keys(assetSlots) as AssetSlot[];
    return {
      filled: new Set(slots.filter((slot) => getFile(slot)?.filePath || isUploading(uploads[slot]))),
      splitScreen: selectVideoCut(adDraft.config).splitScreen,
    };
  };
}
