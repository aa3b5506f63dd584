import { AdConfig } from '@spinreel/config-schema/ad-config';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/**
 * Makes an address under which a phone in the same network can open the ad's preview without a password, until it
 * expires. An ad has one such address: sharing again keeps it, shows the newest config there, and gives it new time.
 * 422 and 503 as `previewAd`.
 */
export const sharePreview = {
  method: 'POST',
  route: '/api/export/:id/share',
  path: (id: string) => `/api/export/${encodeURIComponent(id)}/share`,
} as const;

export const SharePreviewRequest = schema(() =>
  Type.Object({ config: AdConfig }, { additionalProperties: false }),
);
export type SharePreviewRequest = Static<typeof SharePreviewRequest>;

export const SharedPreview = schema(() =>
  Type.Object({
    /** Whole addresses, the likeliest first: under `PUBLIC_URL`, else where this call went, then the machine's own ones. */
    urls: Type.Array(Type.String(), { minItems: 1 }),
    /** ISO 8601. */
    expiresAt: Type.String(),
  }),
);
export type SharedPreview = Static<typeof SharedPreview>;

export const SharePreviewResponse = schema(() => successOf(SharedPreview));
export type SharePreviewResponse = Static<typeof SharePreviewResponse>;
