import type { ExportResult } from '@spinreel/api-contract/export-result';
import { ExportOptions, generateMeta } from '@spinreel/api-contract/generate-meta';
import { Type } from 'typebox';
import { generateExport } from '../exports/generate-export.ts';
import type { App } from '../http/app.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** The contract's request; whether the config is an ad is checked where its messages are. */
const Body = Type.Object(
  { options: Type.Optional(ExportOptions), config: Type.Unknown() },
  { additionalProperties: false },
);

/** 200 with the ZIP for Meta; 422 with the reason when the ad cannot be exported, 503 when too much waits. */
export function addGenerateMetaRoute(app: App, services: Services): void {
  app.route({
    method: generateMeta.method,
    url: generateMeta.route,
    schema: { params: IdParams, body: Body },
    handler: async (request) => {
      const result = await generateExport(services, {
        config: request.body.config,
        adId: request.params.id,
        network: 'meta',
        sessionId: request.sessionId,
        progress: request.progress,
      });
      return success<ExportResult>(result);
    },
  });
}
