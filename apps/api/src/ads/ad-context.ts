import type { AssetStore } from '../uploads/assets/asset-store.ts';
import type { CropStore } from '../uploads/crop/crop-store.ts';
import type { AdStore } from './ad-store.ts';
import type { AdVersions } from './ad-versions.ts';

/** The dependencies of saving and reading ads. */
export interface AdContext {
  readonly ads: AdStore;
  readonly versions: AdVersions;
  readonly assets: AssetStore;
  readonly crops: CropStore;
}
