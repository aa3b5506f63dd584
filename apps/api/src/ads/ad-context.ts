import type { AssetStore } from '../uploads/asset-store.ts';
import type { AdStore } from './ad-store.ts';
import type { AdVersions } from './ad-versions.ts';

/** What saving and reading ads needs. */
export interface AdContext {
  readonly ads: AdStore;
  readonly versions: AdVersions;
  readonly assets: AssetStore;
}
