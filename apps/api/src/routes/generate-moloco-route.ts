import type { ExportResult } from '@spinreel/api-contract/export-result';
import { generateMoloco } from '@spinreel/api-contract/generate-moloco';
import { generateExport } from '../exports/generate-export.ts';
import type { App } from '../http/app.ts';
import { ConfigBody } from '../http/config-body.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the HTML file for Moloco; 422 with the reason when the ad cannot be exported, 503 when too much waits. */
export function addGenerateMolocoRoute(app: App, services: Services): void {
  app.route({
    method: generateMoloco.method,
    url: generateMoloco.route,
    schema: { params: IdParams, body: ConfigBody },
    handler: async (request) => {
      const result = await generateExport(services, {
        config: request.body.config,
        adId: request.params.id,
        network: 'moloco',
        sessionId: request.sessionId,
        progress: request.progress,
      });
      return success<ExportResult>(result);
    },
  });
}
