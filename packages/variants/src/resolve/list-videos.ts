import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { VideoAsset } from '@spinreel/config-schema/ad/assets';
import { mapOverrides } from '@spinreel/config-schema/ad/variants/map-overrides';
import { isInside } from './field-path.ts';
import { resolveVariant, listLanguages } from './resolve-variant.ts';

/** Lists the videos of an ad with their settings: that of the base first, then those of variants and languages that change it. */
export function listVideos(ad: AdConfig): VideoAsset[] {
  const { compliance, languages, assets } = ad;
  const changes = mapOverrides(ad, (value, path) =>
    isInside(path, 'assets.gameplayVideo') ? value : undefined,
  );
  const varied = (changes.variants ?? []).filter(({ overrides, byLanguage }) => overrides ?? byLanguage);
  // Without the other fields and languages, hundreds of variants take little time.
  const video: AdConfig = {
    ...(compliance && { compliance }),
    ...(languages && { languages }),
    assets: assets?.gameplayVideo ? { gameplayVideo: assets.gameplayVideo } : {},
    ...changes,
  };
  return [null, ...varied].flatMap((variant) =>
    listLanguages(ad)
      .filter(
        (language, index) => index === 0 || changes.byLanguage?.[language] || variant?.byLanguage?.[language],
      )
      .map((language) => resolveVariant<AdConfig>(video, { variantId: variant?.id ?? null, language }))
      .flatMap((resolved) => resolved.assets?.gameplayVideo ?? [])
      .filter(({ filePath }) => filePath !== ''),
  );
}
