import type { App } from '../http/app.ts';
import type { Metrics } from './metrics.ts';

/** Counts every response by its route pattern. All URLs without a route count as one. */
export function addRequestMetrics(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.requestAnswered({
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    metrics.bytesMoved('received', bytesIn(request.headers['content-length']));
    metrics.bytesMoved('sent', bytesIn(reply.getHeader('content-length')));
  });
}

function bytesIn(length: unknown): number {
  const bytes = Number(length);
  return Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
}
