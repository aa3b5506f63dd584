import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import { defaults } from '@spinreel/config-schema/defaults';
import { shownError } from '@spinreel/config-schema/error-catalogue';
import { mergeConfig } from '@spinreel/config-schema/merge-config';
import { askAccess } from '../api-client/access-state.ts';
import { untilNotBusy } from '../api-client/until-not-busy.ts';
import { requestSampleAd } from '../api-client/upload-file.ts';
import { adReplaced } from './ad-draft-slice.ts';
import type { DraftRoot, DraftThunk } from './draft-root.ts';
import { newAdConfig } from './new-ad-config.ts';
import { restoreAssets } from './restore-assets.ts';
import { stopUpload } from './upload-attempts.ts';
import { uploadForgotten } from './uploads-slice.ts';

const stepName = 'fill in the casino sample';

/**
 * Puts the casino sample in place of all that the draft holds, as one step that can be undone. A name that the marketer
 * gave stays. Resolves with what went wrong, in words; null when nothing did.
 */
export function fillWithSample(): DraftThunk<Promise<string | null>> {
  return async (dispatch, getState, { now }) => {
    const { adId } = getState().adDraft;
    const answer = await untilNotBusy({
      send: requestSampleAd,
      failureIn: (given) => ('error' in given ? given.error : null),
    });
    if (getState().adDraft.adId !== adId) return null;
    if ('error' in answer) {
      if (answer.error.status === 401) void askAccess();
      return shownError('sampleLoad');
    }
    for (const slot of Object.keys(assetSlots) as AssetSlot[]) {
      dispatch(stopUpload(slot));
      dispatch(uploadForgotten(slot));
    }
    const at = now().toISOString();
    const { id = '', name = defaults.name, createdAt = at } = getState().adDraft.config;
    const { config, assets } = answer.data;
    const filled = {
      ...mergeConfig(newAdConfig({ id, now: createdAt }), config),
      ...(name === defaults.name ? {} : { name }),
      id,
    };
    dispatch(adReplaced({ config: restoreAssets(filled, assets), name: stepName, at }));
    return null;
  };
}

/** Whether the draft was filled with the sample, and nothing was changed since. */
export function isFilledWithSample({ adDraft }: DraftRoot): boolean {
  return adDraft.history.done.at(-1)?.name === stepName;
}
