import {
  CheckReportFormat,
  readCheckReport,
  readSharedCheck,
  shareCheck as shareCall,
  ShareCheckResponse,
} from '@spinreel/api-contract/check-reports';
import { sharedLinkRateLimit } from '@spinreel/config-schema/limits/timings';
import { messages } from '@spinreel/config-schema/messages/messages';
import { formatHtml } from '@spinreel/report/html/format-html';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { type App, getAddress, IdParams, binary, respondWith, success } from '../../http/app.ts';
import { createAttemptLimiter } from '../../http/guards/attempt-limiter.ts';
import { createDisconnectSignal } from '../../http/create-disconnect-signal.ts';
import { findServerOrigins } from '../../http/guards/find-server-origins.ts';
import { sendNotice } from '../../http/pages/send-notice.ts';
import { sharedCheckPrefix } from '../../http/pages/shared-prefixes.ts';
import type { Settings } from '../../settings/settings.ts';
import { type CheckContext, loadCheck } from '../load-check.ts';
import { createCheckReport } from '../create-check-report.ts';
import { printReportJob } from '../check-jobs.ts';
import { findSharedCheck, shareCheck } from '../share-check.ts';

/** The services of the calls about reports. */
interface CheckReportsContext extends CheckContext {
  readonly settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>;
}

const tags = ['Checks'];
const mimeType = 'text/html; charset=utf-8';

/** Adds the calls that download and share reports, and the one that serves shared reports. */
export function addCheckReportsRoutes(app: App, context: CheckReportsContext): void {
  app.route({
    ...getAddress(readCheckReport),
    config: {
      problems: [
        'not-found',
        'unknown-check',
        'expired-check',
        'no-browser',
        'timed-out',
        'busy',
        'unavailable',
      ],
    },
    schema: {
      tags,
      summary: 'Download the report of a check',
      params: Type.Object({ ...IdParams.properties, format: CheckReportFormat }),
      response: {
        200: {
          description: 'Success',
          content: { ...respondWith('text/html').content, ...respondWith('application/pdf', binary).content },
        },
      },
    },
    handler: async (request, reply) => {
      const { sessionId } = request;
      const { id, format } = request.params;
      const check = await loadCheck(context, { id, sessionId });
      const html = formatHtml(await createCheckReport(context, check));
      setReportPolicy(reply);
      reply.header('content-disposition', `attachment; filename="${reportFileName}.${format}"`);
      if (format === 'html') return reply.type(mimeType).send(html);
      const pdf = await context.jobs.run({
        job: printReportJob,
        data: { pageSha256: await context.blobs.storeBytes(new TextEncoder().encode(html)) },
        priority: 'now',
        signal: createDisconnectSignal(reply),
      });
      return reply.type('application/pdf').send(Buffer.from(pdf));
    },
  });

  app.route({
    ...getAddress(shareCall),
    config: { problems: ['unknown-check', 'expired-check'] },
    schema: {
      tags,
      summary: 'Create a link to a report',
      params: IdParams,
      response: { 200: ShareCheckResponse },
    },
    handler: async (request) => {
      const { params, sessionId } = request;
      const { token, expiresAt } = await shareCheck(context, { id: params.id, sessionId });
      const path = readSharedCheck.path(token);
      const urls = findServerOrigins(request, context.settings).map((origin) => `${origin}${path}`);
      return success({ urls, expiresAt });
    },
  });

  const limiter = createAttemptLimiter(context.now, sharedLinkRateLimit);
  app.route<{ Params: { '*': string } }>({
    method: readSharedCheck.method,
    // Covers everything below the prefix, so that no other route, such as the web app, serves a truncated or extended
    // URL.
    url: `${sharedCheckPrefix}*`,
    config: { access: 'open', problems: ['not-found', 'expired-check', 'too-many-requests'] },
    schema: {
      tags,
      summary: 'Get the page of a shared report',
      description: 'Needs no access: the token in the URL is enough. Errors are HTML pages.',
      response: { 200: respondWith('text/html') },
    },
    handler: async (request, reply) => {
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
      const found = await findSharedCheck(context, request.params['*']);
      if (found === 'expired') return sendNotice(reply, { status: 410, ...messages.check.sharedExpired });
      if (found === 'unknown') {
        const waitSeconds = limiter.waitSeconds(request.ip);
        if (waitSeconds === 0) {
          limiter.recordFailure(request.ip);
          return sendNotice(reply, { status: 404, ...messages.check.sharedUnknown });
        }
        reply.header('retry-after', waitSeconds);
        return sendNotice(reply, { status: 429, ...messages.check.sharedTooMany });
      }
      setReportPolicy(reply);
      return reply.type(mimeType).send(formatHtml(await createCheckReport(context, found)));
    },
  });
}

/** The name of downloaded reports, without its extension. The checked file's own name is not trusted in a header. */
const reportFileName = 'preflight-report';

/** Sets the content security policy of reports: styles and embedded images, and links that open in a new tab. */
function setReportPolicy(reply: FastifyReply): void {
  reply.header(
    'content-security-policy',
    [
      'sandbox allow-popups allow-popups-to-escape-sandbox',
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
}
