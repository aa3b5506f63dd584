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

/** `degraded`: drafts can be saved, but media cannot be worked on. `failed`: nothing can be saved. */
export const Health = schema(() =>
  Type.Object({
    status: Type.Union([
      Type.Literal('ok'),
      Type.Literal('degraded'),
      Type.Literal('failed'),
      Type.Literal('closing'),
    ]),
    checks: Type.Object({ database: HealthCheck, storage: HealthCheck, ffmpeg: HealthCheck }),
  }),
);
export type Health = Static<typeof Health>;

export const HealthResponse = schema(() => successOf(Health));
export type HealthResponse = Static<typeof HealthResponse>;
