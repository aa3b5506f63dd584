import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { removeNulls, toDocument, type AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { mapOverrides } from '@spinreel/config-schema/ad/variants/map-overrides';
import { isStoreUrl, storeUrlFieldIds } from '@spinreel/config-schema/ad/store-urls/store-url';
import { noVideo } from './create-ad-document.ts';

/** Returns the document of an ad from the server as a draft: with the settings of a video that is not uploaded yet. */
export function toDraftDocument(config: AdConfig): AdDocument {
  const document = toDocument(config);
  const { assets } = document;
  return { ...document, assets: { ...assets, gameplayVideo: { ...noVideo, ...assets?.gameplayVideo } } };
}

/**
 * Returns the draft's document as the server stores it. Settings of empty slots are left out, and each store URL is
 * included only if it is valid. The draft itself keeps incomplete values.
 */
export function toSavedDocument(draft: AdDocument): AdDocument {
  const { cta, outro, storeUrls } = draft;
  return {
    ...completeDocument(draft),
    ...mapOverrides(draft, (value, path) =>
      storeUrlFieldIds.some((field) => field === path) ? toSendableStoreUrl(String(value)) : value,
    ),
    ...(cta && { cta: { ...cta, storeUrl: toSendableStoreUrl(cta.storeUrl) } }),
    ...(outro && { outro: { ...outro, storeUrl: toSendableStoreUrl(outro.storeUrl) } }),
    ...(storeUrls && {
      storeUrls: {
        ios: toSendableStoreUrl(storeUrls.ios),
        android: toSendableStoreUrl(storeUrls.android),
      },
    }),
  };
}

/** Returns the document without the settings of empty slots, and with the defaults that the server stores. */
export function completeDocument(document: AdDocument): AdDocument {
  const { gameplayVideo, backgroundMusic, ...images } = document.assets ?? {};
  const withFile = Object.entries(images).filter(
    ([slot, image]) => slot === 'background' || (image && 'filePath' in image && image.filePath),
  );
  return removeNulls({
    ...document,
    name: document.name?.trim() || defaults.name,
    pausePointCount: document.pausePointCount ?? defaults.pausePointCount,
    assets: {
      ...Object.fromEntries(withFile),
      ...(gameplayVideo?.filePath && { gameplayVideo: { ...noVideo, ...gameplayVideo } }),
      ...(backgroundMusic?.filePath && {
        backgroundMusic: { ...backgroundMusic, volume: backgroundMusic.volume ?? defaults.musicVolume },
      }),
    },
  });
}

function toSendableStoreUrl(typed: string | undefined): string {
  return typed !== undefined && isStoreUrl(typed) ? typed : '';
}
