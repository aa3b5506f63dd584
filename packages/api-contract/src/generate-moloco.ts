import { AdConfig } from '@spinreel/config-schema/ad-config';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { ExportResult } from './export-result.ts';
import { schema } from './schema.ts';

/**
 * Makes the single HTML file for Moloco. 422 with the reason when the ad cannot be exported, 503 with `Retry-After`
 * (seconds) when the server is busy. Where the config leaves out the zoom, the zoom of the saved ad counts.
 */
export const generateMoloco = {
  method: 'POST',
  route: '/api/export/:id/generate-moloco',
  path: (id: string) => `/api/export/${encodeURIComponent(id)}/generate-moloco`,
} as const;

export const GenerateMolocoRequest = schema(() =>
  Type.Object({ config: AdConfig }, { additionalProperties: false }),
);
export type GenerateMolocoRequest = Static<typeof GenerateMolocoRequest>;

export const GenerateMolocoResponse = schema(() => successOf(ExportResult));
export type GenerateMolocoResponse = Static<typeof GenerateMolocoResponse>;
