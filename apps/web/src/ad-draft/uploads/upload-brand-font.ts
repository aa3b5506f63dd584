import type { UploadedFont } from '@spinreel/api-contract/uploads';
import { brandFontFamily, defaultFont } from '@spinreel/config-schema/options/appearance/fonts';
import { followAd } from '@spinreel/config-schema/options/options';
import { sendFont } from '../../api-client/upload-file.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { assetReceived } from '../catalogue/catalogue-slice.ts';
import { createFontFacts } from '../catalogue/uploaded-facts.ts';
import type { DraftThunk } from '../draft-root.ts';
import { cancelUpload } from './upload-attempts.ts';
import { createPlainProgress, uploadToPlace } from './upload-to-place.ts';

const slot = 'brandFont';

/** Checks a font and uploads it as the brand's font. The previous font stays until the upload is complete. */
export function uploadBrandFont(file: File): DraftThunk<Promise<void>> {
  return uploadToPlace<UploadedFont>({
    slot,
    file,
    send: (control) => () => sendFont(file, control),
    progressAt: createPlainProgress('Reading the font...'),
    place: (uploaded) => (dispatch) => {
      const handle = uploaded.fileSystemPath;
      const asset = { ...createFontFacts(uploaded), originalName: file.name };
      dispatch(assetReceived({ handle, asset }));
      dispatch(adChanged({ assets: { brandFont: { filePath: handle } } }));
    },
    done: 'Uploaded',
  });
}

/** Removes the brand font. Texts that are set in it get the font of new ads. */
export function removeBrandFont(): DraftThunk<void> {
  return (dispatch, getState) => {
    dispatch(cancelUpload(slot));
    const { cta, lettering, outro } = getState().adDraft.document;
    const other = { fontFamily: defaultFont };
    dispatch(
      adChanged({
        assets: { brandFont: null },
        ...(cta?.fontFamily === brandFontFamily && { cta: other }),
        ...(lettering?.fontFamily === brandFontFamily && { lettering: { fontFamily: followAd } }),
        ...(outro?.fontFamily === brandFontFamily && { outro: other }),
      }),
    );
  };
}
