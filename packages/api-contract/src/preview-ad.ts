import { AdConfig } from '@spinreel/config-schema/ad-config';
import { Type, type Static } from 'typebox';
import { schema } from './schema.ts';

/**
 * Makes the ad's preview. The answer is the page as HTML text; its `Content-Location` names the short-lived address of the
 * same page (`readPreview`), which a sandboxed frame can load under a policy of its own. 422 when the ad cannot be shown
 * yet, 503 with `Retry-After` (seconds) when the server is busy.
 */
export const previewAd = {
  method: 'POST',
  route: '/api/export/:id/preview',
  path: (id: string) => `/api/export/${encodeURIComponent(id)}/preview`,
  /** The answer's header with the page's address. */
  urlHeader: 'content-location',
} as const;

export const PreviewAdRequest = schema(() =>
  Type.Object({ config: AdConfig }, { additionalProperties: false }),
);
export type PreviewAdRequest = Static<typeof PreviewAdRequest>;
