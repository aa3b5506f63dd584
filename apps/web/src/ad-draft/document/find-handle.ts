import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';

/** Returns the handle of the file in a slot; null if the slot is empty. */
export function findHandle({ assets }: AdDocument, slot: AssetSlot): string | null {
  const asset = slot === 'backgroundImage' ? assets?.background?.customImage : assets?.[slot];
  return asset?.filePath || null;
}
