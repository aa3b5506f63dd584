import { createHash, timingSafeEqual } from 'node:crypto';
import { readMetrics } from '@spinreel/api-contract/read-metrics';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import { isLoopback } from '../http/network-guard.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings.ts';

/** 200 with the metrics for whoever may see them; 404 for everybody else. */
export function addReadMetricsRoute(app: App, options: { settings: Settings; metrics: Metrics }): void {
  const { settings, metrics } = options;
  app.route({
    method: readMetrics.method,
    url: readMetrics.route,
    config: { access: 'open' },
    handler: async (request, reply) => {
      if (!mayRead(request, settings)) throw new ApiProblem('not-found');
      return reply.type(metrics.contentType).send(await metrics.text());
    },
  });
}

function mayRead(request: FastifyRequest, { metricsToken, trustProxy }: Settings): boolean {
  if (metricsToken !== null) return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  // Behind a proxy of this machine everybody would come from this machine.
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in request.headers);
  return trustProxy === false && !isForwarded && isLoopback(request.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
