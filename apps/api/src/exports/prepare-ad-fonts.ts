import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { prepareFonts } from '@spinreel/media/fonts/prepare-fonts';
import { prepareBrandFont } from '@spinreel/media/fonts/uploads/prepare-brand-font';
import { unwrapOutcome } from '../errors/api-problem.ts';
import { createAssetOpener } from '../uploads/assets/asset-opener.ts';
import type { ExportContext } from './export-context.ts';
import type { PreparedAd } from './prepare-ad.ts';

/** Makes the fonts that an ad contains, as `prepareFonts` does. Throws `asset-missing` or `busy`. */
export async function prepareAdFonts(
  { blobs, recipes: store }: Pick<ExportContext, 'blobs' | 'recipes'>,
  { ad, used }: PreparedAd,
  { isEditable = false }: { isEditable?: boolean } = {},
): Promise<FontFile[]> {
  const openAsset = createAssetOpener(used, blobs);
  const brandFont = unwrapOutcome(await prepareBrandFont({ ad, openAsset, store, isEditable }));
  return await prepareFonts({ ad, store, brandFont, isEditable });
}
