import { selectAsset, selectAssetUrl } from '../../../ad-draft/catalogue/select-asset.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import type { BrandFont } from '../../../ui/ad/open-fonts.ts';

/** The uploaded font of the ad. */
export interface UploadedBrandFont extends BrandFont {
  /** The name of its family and style, or of its file. */
  readonly name: string;
  readonly fileName: string;
}

/** Returns the uploaded font of the ad, or null. */
export function useBrandFont(): UploadedBrandFont | null {
  const url = useDraftSelector((state) => selectAssetUrl(state, 'brandFont'));
  const asset = useDraftSelector((state) => selectAsset(state, 'brandFont'));
  if (url === null) return null;
  const { family = '', style = '', unicodeRange = everyCharacter } = asset?.font ?? {};
  const fileName = asset?.originalName ?? '';
  const fullName = style === '' || style === 'Regular' ? family : `${family} ${style}`;
  return { url, unicodeRange, fileName, name: family === '' ? fileName : fullName };
}

const everyCharacter = 'U+0-10FFFF';
