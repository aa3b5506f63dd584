import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../http/app.ts';

/** The metrics of a server. */
export interface Metrics {
  requestAnswered(request: { route: string; method: string; status: number; seconds: number }): void;
  /** Counts `bytes` of uploads received, or of assets and finished files sent. */
  bytesMoved(direction: 'received' | 'sent', bytes: number): void;
  jobWaiting(change: 1 | -1): void;
  jobRunning(change: 1 | -1): void;
  jobEnded(job: { name: string; outcome: JobOutcome; seconds: number }): void;
  /** Sets how many builds of all servers wait or run. */
  setBuilds(counts: { waiting: number; running: number }): void;
  /** Returns all metrics in Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** `refused`: the server was too busy. `left`: the caller left before the end. */
export type JobOutcome = 'done' | 'failed' | 'refused' | 'left';

const requestSeconds = [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 30];
const jobSeconds = [0.1, 0.5, 1, 2, 5, 10, 20, 60, 180];

/** Creates the metrics of one server. Several servers in one process have separate metrics. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Histogram({
    name: 'spinreel_request_duration_seconds',
    help: 'Requests by route, method and status, and how long their answers took.',
    labelNames: ['route', 'method', 'status'],
    buckets: requestSeconds,
    registers,
  });
  const bytes = new Counter({
    name: 'spinreel_bytes_total',
    help: 'Bytes of bodies that came in and went out.',
    labelNames: ['direction'],
    registers,
  });
  const jobs = new Histogram({
    name: 'spinreel_job_duration_seconds',
    help: 'Encodes and other heavy work by name and outcome, from being asked for until its end.',
    labelNames: ['name', 'outcome'],
    buckets: jobSeconds,
    registers,
  });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  const waiting = gauge('spinreel_jobs_waiting', 'Heavy work that waits for its turn.');
  const running = gauge('spinreel_jobs_running', 'Heavy work that runs.');
  const builds = new Gauge({
    name: 'spinreel_builds',
    help: 'Builds of ads that wait or run, of all servers that share the database.',
    labelNames: ['state'],
    registers,
  });
  let isFirst = true;
  return {
    contentType: register.contentType,
    requestAnswered: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status }, seconds),
    bytesMoved: (direction, count) => bytes.inc({ direction }, count),
    jobWaiting: (change) => waiting.inc(change),
    jobRunning: (change) => running.inc(change),
    jobEnded: ({ name, outcome, seconds }) => jobs.observe({ name, outcome }, seconds),
    setBuilds: ({ waiting: waitingCount, running: runningCount }) => {
      builds.set({ state: 'waiting' }, waitingCount);
      builds.set({ state: 'running' }, runningCount);
    },
    text: async () => {
      // Started on first use, because process metrics have a cost and may never be read.
      if (isFirst) collectDefaultMetrics({ register });
      isFirst = false;
      return await register.metrics();
    },
  };
}

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
