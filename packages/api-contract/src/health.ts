import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/** Asks whether the server can work. Open to everybody; 503 when it cannot, or when it is closing. */
export const health = {
  method: 'GET',
  route: '/api/health',
  path: () => '/api/health',
} as const;

/** One thing the server needs. `message` says what is wrong, and is there only when `ok` is false. */
export const HealthCheck = schema(() =>
  Type.Object({ ok: Type.Boolean(), message: Type.Optional(Type.String()) }),
);
export type HealthCheck = Static<typeof HealthCheck>;

/** `degraded`: what exists can be saved, but not everything works. `failed`: nothing can be saved. */
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
      /** Whether there is room for new uploads. */
      disk: HealthCheck,
      /** Whether heavy work is taken on, and where workers do it, whether any is there. */
      queue: HealthCheck,
    }),
  }),
);
export type Health = Static<typeof Health>;

export const HealthResponse = schema(() => successOf(Health));
export type HealthResponse = Static<typeof HealthResponse>;
