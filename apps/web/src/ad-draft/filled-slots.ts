import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import type { DraftThunk } from './draft-root.ts';
import { videoCutOf } from './select-video.ts';
import { isUploading } from './uploads-slice.ts';

/** Which places have a file or are about to get one, and whether the screen is split. */
export function filledSlots(): DraftThunk<{ filled: ReadonlySet<AssetSlot>; splitScreen: boolean }> {
  return (_dispatch, getState) => {
    const { adDraft, uploads } = getState();
    const { assets } = adDraft.config;
    const fileIn = (slot: AssetSlot) =>
      slot === 'backgroundImage' ? assets?.background?.customImage : assets?.[slot];
    const slots = Object.keys(assetSlots) as AssetSlot[];
    return {
      filled: new Set(slots.filter((slot) => fileIn(slot)?.filePath || isUploading(uploads[slot]))),
      splitScreen: videoCutOf(adDraft.config).splitScreen,
    };
  };
}
