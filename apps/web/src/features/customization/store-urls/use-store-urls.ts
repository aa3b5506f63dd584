import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { StoreUrls } from '@spinreel/config-schema/ad/ad-content';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { findNetworkWarning } from '@spinreel/exporters/find-network-problem';
import { shallowEqual } from 'react-redux';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';

type Warning = Problem<'store-url-not-for-platform'>;

/**
 * Returns the store URLs of the platforms, empty by default, and a function that changes them. `warning` says that one of
 * the ad's networks would send viewers to the wrong store.
 */
export function useStoreUrls() {
  const dispatch = useDraftDispatch();
  const storeUrls = useDraftSelector(
    (state) => ({ ...defaults.storeUrls, ...state.adDraft.document.storeUrls }),
    shallowEqual,
  );
  const warning = useDraftSelector((state) => findWarning(state.adDraft.document), isSameWarning);
  const changeStoreUrls = (change: StoreUrls) => dispatch(adChanged({ storeUrls: change }));
  return { storeUrls, warning, changeStoreUrls };
}

function findWarning(config: AdConfig): Warning | null {
  const warnings = findChosenNetworks(config).map((network) => findNetworkWarning(config, network));
  return warnings.find((warning) => warning !== null) ?? null;
}

function isSameWarning(before: Warning | null, after: Warning | null): boolean {
  return before?.params.platform === after?.params.platform;
}
