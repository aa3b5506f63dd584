import { AdConfig } from '@spinreel/config-schema/ad-config';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { StoredAsset } from './stored-ad.ts';

/**
 * Puts the casino sample into the session's uploads: cover, gameplay video, badge, outro and music that come with the
 * product. Once the server has prepared them, which it does when it starts, it answers at once; 503 with `Retry-After`
 * (seconds) when it is too busy to do so.
 */
export const useSampleAd = {
  method: 'POST',
  route: '/api/upload/sample-ad',
  path: () => '/api/upload/sample-ad',
} as const;

export const SampleAd = schema(() =>
  Type.Object({
    /** What the sample fills in: assets, pause points, texts and the store address; to be merged into the draft. */
    config: AdConfig,
    /** By asset id: the files that `config` refers to. */
    assets: Type.Record(Type.String(), StoredAsset),
  }),
);
export type SampleAd = Static<typeof SampleAd>;

export const UseSampleAdResponse = schema(() => successOf(SampleAd));
export type UseSampleAdResponse = Static<typeof UseSampleAdResponse>;
