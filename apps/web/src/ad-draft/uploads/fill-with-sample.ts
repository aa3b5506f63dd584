import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { chooseShownError } from '@spinreel/config-schema/messages/errors/error-catalogue';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import { askAccess } from '../../api-client/access-state.ts';
import { retryWhileBusy } from '../../api-client/calls/retry-while-busy.ts';
import { requestSampleAd } from '../../api-client/upload-file.ts';
import { adReplaced } from '../ad-draft-slice.ts';
import type { DraftRoot, DraftThunk } from '../draft-root.ts';
import { assetsReceived } from '../catalogue/catalogue-slice.ts';
import { createAdDocument } from '../document/create-ad-document.ts';
import { toDraftDocument } from '../document/draft-document.ts';
import { stopUpload } from './upload-attempts.ts';
import { uploadForgotten } from './uploads-slice.ts';

const stepName = 'fill in the casino sample';

/**
 * Replaces the draft's content with the casino sample, as one step that can be undone. A name given by the marketer
 * stays. Resolves with an error message, or null on success.
 */
export function fillWithSample(): DraftThunk<Promise<string | null>> {
  return async (dispatch, getState, { now }) => {
    const { adId } = getState().adDraft;
    const answer = await retryWhileBusy({
      send: requestSampleAd,
    });
    if (getState().adDraft.adId !== adId) return null;
    if ('error' in answer) {
      if (answer.error.status === 401) void askAccess();
      return chooseShownError('sampleLoad');
    }
    for (const slot of Object.keys(assetSlots) as AssetSlot[]) {
      dispatch(stopUpload(slot));
      dispatch(uploadForgotten(slot));
    }
    const { name = defaults.name } = getState().adDraft.document;
    const { config, assets } = answer.data;
    const ad = {
      ...mergeConfig(createAdDocument(), toDraftDocument(config)),
      ...(name === defaults.name ? {} : { name }),
    };
    dispatch(assetsReceived(assets));
    dispatch(adReplaced({ ad, name: stepName, at: now().toISOString() }));
    return null;
  };
}

/** Whether the draft was filled with the sample and has not been changed since. */
export function isFilledWithSample({ adDraft }: DraftRoot): boolean {
  return adDraft.history.done.at(-1)?.name === stepName;
}
