import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { withBackgroundType } from '@spinreel/config-schema/options/appearance/background-choice';
import { adChanged } from '../ad-draft-slice.ts';
import type { DraftThunk } from '../draft-root.ts';
import { uploadBrandFont } from './upload-brand-font.ts';
import { uploadImageTo } from './upload-image-to.ts';
import { uploadMusic } from './upload-music.ts';
import { uploadVideoFile } from './upload-video.ts';

/** Uploads a file to a slot and turns on the option that shows it, such as the custom background. */
export function uploadFileTo(slot: AssetSlot, file: File): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (slot === 'gameplayVideo') await dispatch(uploadVideoFile(file));
    else if (slot === 'backgroundMusic') await dispatch(uploadMusic(file));
    else if (slot === 'brandFont') await dispatch(uploadBrandFont(file));
    else {
      const { assets, outro } = getState().adDraft.document;
      if (slot === 'backgroundImage' && assets?.background?.type !== 'custom-image') {
        const background = withBackgroundType(assets?.background ?? {}, 'custom-image');
        dispatch(adChanged({ assets: { background } }));
      }
      if (slot === 'finalCtaButtonImage' && outro?.useCustomImage !== true)
        dispatch(adChanged({ outro: { useCustomImage: true } }));
      if (slot === 'appIcon' && outro?.composition !== 'app-card')
        dispatch(adChanged({ outro: { composition: 'app-card' } }));
      const isPicture = outro?.winCardPicture === 'outro-image';
      if (slot === 'outroImage' && outro?.composition === 'win-card' && !isPicture)
        dispatch(adChanged({ outro: { composition: 'image' } }));
      await dispatch(uploadImageTo(slot, file));
    }
  };
}
