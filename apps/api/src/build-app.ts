import { availableParallelism } from 'node:os';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { requestLimits } from '@spinreel/config-schema/limits/limits';
import Fastify from 'fastify';
import { startBackups } from './backup/start-backups.ts';
import { addArchivesRoutes } from './archives/archives-routes.ts';
import { createBackgroundEncodes, noBackgroundEncodes } from './exports/media/background-encodes.ts';
import { addAccessGuard } from './access/access-guard.ts';
import type { App } from './http/app.ts';
import { answerClientError } from './http/replies/answer-client-error.ts';
import { addClosingGuard } from './http/guards/closing-guard.ts';
import { addCrawlerFiles } from './http/pages/crawler-files.ts';
import { addCrossSiteGuard } from './http/guards/cross-site-guard.ts';
import { addErrorReplies, replyWithError } from './http/replies/error-replies.ts';
import { compileValidator } from './http/compile-validator.ts';
import { addJsonBody } from './http/json-body.ts';
import { createLoggerOptions } from './http/logging/logging.ts';
import { addHostGuard } from './http/guards/host-guard.ts';
import { addNetworkGuard } from './http/guards/network-guard.ts';
import { addQuotaGuard } from './quota/quota-guard.ts';
import { addSecurityHeaders, buildAppPolicy } from './http/guards/security-headers.ts';
import { serverTimeouts } from './http/guards/server-timeouts.ts';
import { addWebApp } from './http/pages/web-app.ts';
import { addRequestMetrics, createMetrics } from './health/metrics.ts';
import { measureJobs } from './health/measure-jobs.ts';
import { addRequestProgress } from './progress/add-request-progress.ts';
import { addAccessRoutes } from './access/access-routes.ts';
import { readAdsOnce } from './ads/read-ads-once.ts';
import { addAdsRoutes } from './ads/routes/ads-routes.ts';
import { addCheckReportsRoutes } from './checks/routes/check-reports-routes.ts';
import { addChecksRoutes } from './checks/routes/checks-routes.ts';
import { addBrandPresetsRoutes } from './brand-presets/brand-presets-routes.ts';
import { createBuildRunner } from './builds/build-runner.ts';
import { addBuildsRoutes } from './builds/builds-routes.ts';
import { addContactRoutes } from './contact/contact-routes.ts';
import { addExportsRoutes } from './exports/routes/exports-routes.ts';
import { addPublishingRoutes } from './publishing/publishing-routes.ts';
import { addHealthRoutes } from './health/health-routes.ts';
import { addProblemResponses } from './http/replies/problem-responses.ts';
import { collectRouteSchemas } from './openapi/build-openapi-document.ts';
import { addOpenapiRoutes } from './openapi/openapi-routes.ts';
import { addPreviewsRoutes } from './previews/previews-routes.ts';
import { addProjectsRoutes } from './projects/projects-routes.ts';
import { addProgressRoutes } from './progress/progress-routes.ts';
import { addSamplesRoutes } from './samples/samples-routes.ts';
import { sweepFullDisk, startSweeper } from './sweeper/sweep.ts';
import { addAssetsRoutes } from './uploads/routes/assets-routes.ts';
import { addUploadsRoutes } from './uploads/routes/uploads-routes.ts';
import { addVersionsRoutes } from './versions/versions-routes.ts';
import type { Services } from './services.ts';

/**
 * Builds the complete server, ready to listen or for injected requests. Closing it lets requests finish and then closes
 * the services.
 */
export async function buildApp(given: Services, timeouts = serverTimeouts): Promise<App> {
  const { settings } = given;
  const metrics = createMetrics();
  const jobs = measureJobs(given.jobs, { metrics, now: given.now });
  const services = { ...given, jobs };
  const app = Fastify({
    logger: createLoggerOptions(settings.logLevel),
    trustProxy: settings.trustProxy,
    bodyLimit: requestLimits.jsonBodyBytes,
    // Our own guard responds in the product's error format.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
    clientErrorHandler: answerClientError,
    ...timeouts,
  })
    .setValidatorCompiler(compileValidator)
    // No serializer compiled from the response schema, because it would drop unknown fields.
    .setSerializerCompiler(() => JSON.stringify)
    .withTypeProvider<TypeBoxTypeProvider>();
  const logProblem = (error: unknown): void => app.log.warn({ err: error }, 'Work in the background failed');
  const background = settings.encodesAhead
    ? createBackgroundEncodes(services, logProblem)
    : noBackgroundEncodes;
  const exporting = { ...services, ads: readAdsOnce(services.ads) };
  const runner = createBuildRunner(exporting, {
    runners: services.runners,
    places: 2 * (settings.workers ?? availableParallelism()),
    onProblem: logProblem,
  });

  // Relative: the API is at the document's own host, unless the operator sets a public URL.
  await collectRouteSchemas(app, settings.publicUrl ?? '/');
  await app.register(cookie, { secret: services.cookieSecret });
  await app.register(multipart);
  addErrorReplies(app);
  addRequestMetrics(app, metrics);
  addSecurityHeaders(app);
  if (settings.host === null) addNetworkGuard(app);
  addHostGuard(app);
  addClosingGuard(app, services.jobs);
  addCrossSiteGuard(app);
  addAccessGuard(app, services);
  addQuotaGuard(app, services);
  addRequestProgress(app, services.progress);
  addJsonBody(app);
  addProblemResponses(app);

  addHealthRoutes(app, { ...services, jobs, metrics });
  addOpenapiRoutes(app);
  addAccessRoutes(app, services);
  addContactRoutes(app, services);
  addUploadsRoutes(app, services);
  addSamplesRoutes(app, services);
  addAssetsRoutes(app, services);
  addAdsRoutes(app, {
    ...services,
    onSaved: background.afterSave,
    onDeleted: () => sweepFullDisk(services),
  });
  addVersionsRoutes(app, services);
  addProjectsRoutes(app, services);
  addBrandPresetsRoutes(app, services);
  addPreviewsRoutes(app, { ...services, onPreviewed: background.start });
  addExportsRoutes(app, exporting);
  addBuildsRoutes(app, { ...services, runner });
  addPublishingRoutes(app, services);
  addArchivesRoutes(app, services);
  addChecksRoutes(app, services);
  addCheckReportsRoutes(app, services);
  addProgressRoutes(app, services);
  addCrawlerFiles(app, settings);
  await addWebApp(app, {
    folder: settings.webDir,
    policy: buildAppPolicy(settings.csp),
    publicUrl: settings.publicUrl,
  });

  services.mailer.start(logProblem);
  app.addHook('onReady', async () => runner.start());
  app.addHook('preClose', () => runner.close());
  const stopSweeper = startSweeper(services, logProblem);
  const stopBackups = startBackups({
    ...settings.backups,
    databaseCheck: services.databaseCheck,
    dataDir: settings.dataDir,
    now: services.now,
    onProblem: logProblem,
  });
  app.addHook('onClose', async () => {
    background.close();
    // The sweeper and the backups wait for it.
    services.databaseCheck.stop();
    await stopSweeper();
    await stopBackups();
    await services.close();
  });
  return app;
}
