import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted about the server. */
export interface Metrics {
  requestAnswered(request: { route: string; method: string; status: number; seconds: number }): void;
  /** `bytes` that were uploaded, and that went out as assets or finished files. */
  bytesMoved(direction: 'received' | 'sent', bytes: number): void;
  jobWaiting(change: 1 | -1): void;
  jobRunning(change: 1 | -1): void;
  jobEnded(job: { name: string; outcome: JobOutcome; seconds: number }): void;
  /** Everything, in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** `refused`: there was too much to do. `left`: whoever asked for it has gone. */
export type JobOutcome = 'done' | 'failed' | 'refused' | 'left';

const requestSeconds = [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 30];
const jobSeconds = [0.1, 0.5, 1, 2, 5, 10, 20, 60, 180];

/** Metrics of one server; several in one process do not know of each other. */
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
  let isFirst = true;
  return {
    contentType: register.contentType,
    requestAnswered: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status }, seconds),
    bytesMoved: (direction, count) => bytes.inc({ direction }, count),
    jobWaiting: (change) => waiting.inc(change),
    jobRunning: (change) => running.inc(change),
    jobEnded: ({ name, outcome, seconds }) => jobs.observe({ name, outcome }, seconds),
    text: async () => {
      // Watching the process costs something, and nobody may ever ask.
      if (isFirst) collectDefaultMetrics({ register });
      isFirst = false;
      return await register.metrics();
    },
  };
}
