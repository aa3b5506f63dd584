import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { requestLimits } from '@spinreel/config-schema/limits';
import Fastify from 'fastify';
import { startBackups } from './backup/start-backups.ts';
import { createBackgroundEncodes } from './exports/background-encodes.ts';
import { addAccessGuard } from './http/access-guard.ts';
import type { App } from './http/app.ts';
import { answerClientError } from './http/client-errors.ts';
import { addClosingGuard } from './http/closing-guard.ts';
import { addCrawlerFiles } from './http/crawler-files.ts';
import { addCrossSiteGuard } from './http/cross-site-guard.ts';
import { addErrorReplies, replyWithError } from './http/error-replies.ts';
import { addJsonBody } from './http/json-body.ts';
import { loggerOptions } from './http/logging.ts';
import { addNetworkGuard } from './http/network-guard.ts';
import { addRoomGuard } from './http/room-guard.ts';
import { addSecurityHeaders, appPolicy } from './http/security-headers.ts';
import { type ServerTimeouts, serverTimeouts } from './http/server-timeouts.ts';
import { addWebApp } from './http/web-app.ts';
import { addRequestMetrics } from './metrics/add-request-metrics.ts';
import { measuredJobs } from './metrics/measured-jobs.ts';
import { createMetrics } from './metrics/metrics.ts';
import { addRequestProgress } from './progress/add-request-progress.ts';
import { addCheckAdRoute } from './routes/check-ad-route.ts';
import { addCreateAdRoute } from './routes/create-ad-route.ts';
import { addDeleteAdRoute } from './routes/delete-ad-route.ts';
import { addDuplicateAdRoute } from './routes/duplicate-ad-route.ts';
import { addEnterAccessRoute } from './routes/enter-access-route.ts';
import { addEstimateSizesRoute } from './routes/estimate-sizes-route.ts';
import { addFindMomentsRoute } from './routes/find-moments-route.ts';
import { addGenerateMetaRoute } from './routes/generate-meta-route.ts';
import { addGenerateMolocoRoute } from './routes/generate-moloco-route.ts';
import { addHealthRoute } from './routes/health-route.ts';
import { addLeaveAccessRoute } from './routes/leave-access-route.ts';
import { addListAdsRoute } from './routes/list-ads-route.ts';
import { addListVersionsRoute } from './routes/list-versions-route.ts';
import { addNameVersionRoute } from './routes/name-version-route.ts';
import { addPreviewAdRoute } from './routes/preview-ad-route.ts';
import { addReadAccessRoute } from './routes/read-access-route.ts';
import { addReadAdRoute } from './routes/read-ad-route.ts';
import { addReadApiDescriptionRoute } from './routes/read-api-description-route.ts';
import { addReadApiReferenceRoute } from './routes/read-api-reference-route.ts';
import { addReadAssetRoute } from './routes/read-asset-route.ts';
import { addReadDownloadRoute } from './routes/read-download-route.ts';
import { addReadFilmstripRoute } from './routes/read-filmstrip-route.ts';
import { addReadMetricsRoute } from './routes/read-metrics-route.ts';
import { addReadPreviewRoute } from './routes/read-preview-route.ts';
import { addReadSharedPreviewRoute } from './routes/read-shared-preview-route.ts';
import { addReadVersionRoute } from './routes/read-version-route.ts';
import { addRecutVideoRoute } from './routes/recut-video-route.ts';
import { addRestoreAdRoute } from './routes/restore-ad-route.ts';
import { addSaveAdRoute } from './routes/save-ad-route.ts';
import { addSendContactRoute } from './routes/send-contact-route.ts';
import { addSharePreviewRoute } from './routes/share-preview-route.ts';
import { addUploadAudioRoute } from './routes/upload-audio-route.ts';
import { addUploadImageRoute } from './routes/upload-image-route.ts';
import { addUploadSampleRoute } from './routes/upload-sample-route.ts';
import { addUploadVideoRoute } from './routes/upload-video-route.ts';
import { addUseSampleAdRoute } from './routes/use-sample-ad-route.ts';
import { addWatchProgressRoute } from './routes/watch-progress-route.ts';
import type { Services } from './services.ts';
import { startSweeper } from './sweeper/start-sweeper.ts';

/**
 * The whole server, ready to listen or to be injected into. Closing it lets requests finish, then closes the services.
 */
export async function buildApp(given: Services, timeouts: ServerTimeouts = serverTimeouts): Promise<App> {
  const { settings } = given;
  const metrics = createMetrics();
  const jobs = measuredJobs(given.jobs, { metrics, now: given.now });
  const services = { ...given, jobs };
  const app = Fastify({
    logger: loggerOptions(settings.logLevel),
    trustProxy: settings.trustProxy,
    bodyLimit: requestLimits.jsonBodyBytes,
    // Our own guard answers in the product's envelope.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
    clientErrorHandler: answerClientError,
    ...timeouts,
  })
    .setValidatorCompiler(TypeBoxValidatorCompiler)
    .withTypeProvider<TypeBoxTypeProvider>();
  const logProblem = (error: unknown): void => app.log.warn({ err: error }, 'Work in the background failed');
  const background = createBackgroundEncodes(services, logProblem);

  await app.register(cookie, { secret: services.cookieSecret });
  await app.register(multipart);
  addErrorReplies(app);
  addRequestMetrics(app, metrics);
  addSecurityHeaders(app);
  if (settings.host === null) addNetworkGuard(app);
  addClosingGuard(app, services.jobs);
  addCrossSiteGuard(app);
  addAccessGuard(app, services.sessions);
  addRoomGuard(app, services);
  addRequestProgress(app, services.progress);
  addJsonBody(app);

  addHealthRoute(app, services, jobs);
  addReadMetricsRoute(app, { settings, metrics });
  addReadApiDescriptionRoute(app, services);
  addReadApiReferenceRoute(app);
  addEnterAccessRoute(app, services);
  addReadAccessRoute(app, services);
  addLeaveAccessRoute(app, services);
  addSendContactRoute(app, services);
  addUploadImageRoute(app, services);
  addUploadVideoRoute(app, services);
  addRecutVideoRoute(app, services);
  addUploadAudioRoute(app, services);
  addUploadSampleRoute(app, services);
  addUseSampleAdRoute(app, services);
  addReadAssetRoute(app, services);
  addReadFilmstripRoute(app, services);
  addFindMomentsRoute(app, services);
  addCreateAdRoute(app, services);
  addSaveAdRoute(app, services, background);
  addReadAdRoute(app, services);
  addListAdsRoute(app, services);
  addDeleteAdRoute(app, services);
  addRestoreAdRoute(app, services);
  addDuplicateAdRoute(app, services);
  addListVersionsRoute(app, services);
  addNameVersionRoute(app, services);
  addReadVersionRoute(app, services);
  addPreviewAdRoute(app, services, background);
  addReadPreviewRoute(app, services);
  addSharePreviewRoute(app, services);
  addReadSharedPreviewRoute(app, services);
  addEstimateSizesRoute(app, services);
  addCheckAdRoute(app, services);
  addGenerateMetaRoute(app, services);
  addGenerateMolocoRoute(app, services);
  addReadDownloadRoute(app, services);
  addWatchProgressRoute(app, services);
  addCrawlerFiles(app, settings);
  await addWebApp(app, {
    folder: settings.webDir,
    policy: appPolicy(settings.csp),
    publicUrl: settings.publicUrl,
  });

  services.mailer.start(logProblem);
  const stopSweeper = startSweeper(services, logProblem);
  const stopBackups = startBackups({
    ...settings.backups,
    dataDir: settings.dataDir,
    now: services.now,
    onProblem: logProblem,
  });
  app.addHook('onClose', async () => {
    background.close();
    await stopSweeper();
    await stopBackups();
    await services.close();
  });
  return app;
}
