import { AdConfig } from '@spinreel/config-schema/ad-config';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/**
 * What each asset takes in each network's file, for an ad in any state of completion. Quick: nothing is encoded for it
 * that is not needed anyway. 422 when the config is not valid or uses an unknown asset, 503 when the server is busy.
 */
export const estimateSizes = {
  method: 'POST',
  route: '/api/export/:id/sizes',
  path: (id: string) => `/api/export/${encodeURIComponent(id)}/sizes`,
} as const;

export const EstimateSizesRequest = schema(() =>
  Type.Object({ config: AdConfig }, { additionalProperties: false }),
);
export type EstimateSizesRequest = Static<typeof EstimateSizesRequest>;

export const NetworkSizes = schema(() =>
  Type.Object({
    network: Type.String(),
    label: Type.String(),
    /** Bytes; the total is the finished file. */
    limitBytes: Type.Integer({ minimum: 1 }),
    totalBytes: Type.Integer({ minimum: 0 }),
    /** Bytes in the file (base64 included), as in `ExportResult`: by slot (`cover`, `video`, ...), and `player`. */
    bytesByAsset: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
    /** False once the video was encoded for exactly this ad. */
    isEstimate: Type.Boolean(),
  }),
);
export type NetworkSizes = Static<typeof NetworkSizes>;

export const EstimateSizesResponse = schema(() =>
  successOf(Type.Object({ networks: Type.Array(NetworkSizes) })),
);
export type EstimateSizesResponse = Static<typeof EstimateSizesResponse>;
