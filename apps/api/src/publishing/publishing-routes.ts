import {
  checkPublishing as publishingCall,
  CheckPublishingResponse,
} from '@spinreel/api-contract/publishing';
import type { ExportContext } from '../exports/export-context.ts';
import { type App, getAddress, IdParams, ConfigBody, success } from '../http/app.ts';
import { readAdWork } from '../exports/routes/read-ad-work.ts';
import { ProgressHeaders } from '../progress/progress-routes.ts';
import { checkPublishing } from './check-publishing.ts';

/** Adds the call that checks whether an ad is ready to publish. */
export function addPublishingRoutes(app: App, context: ExportContext): void {
  app.route({
    ...getAddress(publishingCall),
    config: {
      adds: 'file',
      problems: [
        'invalid-ad',
        'unknown-ad',
        'unknown-asset',
        'asset-missing',
        'unacceptable',
        'invalid-pause-points',
        'does-not-fit',
        'expired-check',
        'timed-out',
        'no-browser',
        'busy',
        'unavailable',
      ],
    },
    schema: {
      tags: ['Exports'],
      summary: 'Check whether an ad shows the required texts and is likely to work',
      description:
        'Plays the file of the ad’s first network in a simulation of its web view. Checks whether it shows the texts that the law of the market and the policies of all its networks require. The product type and the market are those of the ad’s `compliance`. The result for the same file is stored. Not legal advice.',
      params: IdParams,
      headers: ProgressHeaders,
      body: ConfigBody,
      response: { 200: CheckPublishingResponse },
    },
    handler: async (request, reply) => success(await checkPublishing(context, readAdWork(request, reply))),
  });
}
