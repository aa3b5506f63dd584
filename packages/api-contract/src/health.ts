import { Type, type Static } from 'typebox';
import { createSuccessSchema } from './schemas/envelope.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/** Reports whether the server works. Needs no session. 503 if the server does not work or is shutting down. */
export const health = defineCall('GET', '/api/health');

/** The state of one thing that the server needs. `message` says what is wrong, and is only set if `ok` is false. */
export const HealthCheck = schema(() =>
  Type.Object({ ok: Type.Boolean(), message: Type.Optional(Type.String()) }),
);
export type HealthCheck = Static<typeof HealthCheck>;

/** `degraded`: existing ads can be saved, but some features do not work. `failed`: nothing can be saved. */
export const Health = schema(() =>
  Type.Object({
    status: Type.Union([
      Type.Literal('ok'),
      Type.Literal('degraded'),
      Type.Literal('failed'),
      Type.Literal('closing'),
    ]),
    checks: Type.Object({
      database: HealthCheck,
      /** Whether files can be written. */
      storage: HealthCheck,
      ffmpeg: HealthCheck,
      /** Whether there is space for new uploads. */
      disk: HealthCheck,
      /** Whether heavy work is accepted and, with separate workers, whether any are connected. */
      queue: HealthCheck,
    }),
  }),
);
export type Health = Static<typeof Health>;

export const HealthResponse = schema(() => createSuccessSchema(Health));

/**
 * Reads the server's metrics in the text format of Prometheus. Allowed for programs on the server's machine, and with
 * `Authorization: Bearer <METRICS_TOKEN>`. Everyone else gets 404.
 */
export const readMetrics = defineCall('GET', '/api/metrics');
