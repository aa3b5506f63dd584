import type { BrandPreset } from '@spinreel/api-contract/brand-presets';
import { brandFontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import { assetReceived } from '../../../ad-draft/catalogue/catalogue-slice.ts';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { replaceDocument } from '../../../ad-draft/history/replace-document.ts';

/** Returns a function that gives the ad the texts and the font of a preset, as one step, and offers to undo it. */
export function useApplyPreset() {
  const dispatch = useDraftDispatch();
  return ({ brand, name, compliance, font }: BrandPreset) => {
    if (font !== undefined) dispatch(assetReceived({ handle: font.fileSystemPath, asset: font }));
    const text = `Using the texts${font === undefined ? '' : ' and the font'} of “${brand}: ${name}”`;
    const step = { name: 'use brand preset', text };
    dispatch(
      replaceDocument((document) => {
        const { cta, outro, assets, compliance: before } = document;
        const positions = before?.positions;
        return {
          ...document,
          compliance: { ...compliance, ...(positions && { positions }) },
          ...(font !== undefined && {
            assets: { ...assets, brandFont: { filePath: font.fileSystemPath } },
            cta: { ...cta, fontFamily: brandFontFamily },
            outro: { ...outro, fontFamily: brandFontFamily },
          }),
        };
      }, step),
    );
  };
}
