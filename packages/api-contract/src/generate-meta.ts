import { AdConfig } from '@spinreel/config-schema/ad-config';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { ExportResult } from './export-result.ts';
import { schema } from './schema.ts';

/**
 * Makes the ZIP for Meta. 422 with the reason when the ad cannot be exported, 503 with `Retry-After` (seconds) when the
 * server is busy. Equal configs and files give the same file.
 */
export const generateMeta = {
  method: 'POST',
  route: '/api/export/:id/generate',
  path: (id: string) => `/api/export/${encodeURIComponent(id)}/generate`,
} as const;

/** Choices of the ZIP export; the product has one of each. */
export const ExportOptions = schema(() =>
  Type.Object(
    {
      format: Type.Optional(Type.Literal('zip')),
      optimization: Type.Optional(Type.Literal('standard')),
      /** Accepted as the product sends it. Finished ads never report anything to anybody. */
      includeAnalytics: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
);
export type ExportOptions = Static<typeof ExportOptions>;

export const GenerateMetaRequest = schema(() =>
  Type.Object({ options: Type.Optional(ExportOptions), config: AdConfig }, { additionalProperties: false }),
);
export type GenerateMetaRequest = Static<typeof GenerateMetaRequest>;

export const GenerateMetaResponse = schema(() => successOf(ExportResult));
export type GenerateMetaResponse = Static<typeof GenerateMetaResponse>;
