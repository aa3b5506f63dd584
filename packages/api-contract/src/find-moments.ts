import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/**
 * Moments of a video at which a pause suits, found in its pictures and sound. 404 when there is no such video, 503 with
 * `Retry-After` (seconds) when the server is busy.
 */
export const findMoments = {
  method: 'GET',
  route: '/api/assets/:id/moments',
  path: (id: string) => `/api/assets/${encodeURIComponent(id)}/moments`,
} as const;

export const Moment = schema(() =>
  Type.Object({
    /** Seconds from the start of the upload. */
    timestamp: Type.Number({ minimum: 0 }),
    /** Index of the frame at the upload's frame rate. */
    frame: Type.Integer({ minimum: 0 }),
    /**
     * What happens there: the picture rests (right before it moves again, where it does), another scene begins, or it
     * becomes clearly louder or quieter.
     */
    reason: Type.Union([
      Type.Literal('motion-stops'),
      Type.Literal('scene-change'),
      Type.Literal('sound-change'),
    ]),
    /** How sure it is: 0 to 1. */
    score: Type.Number({ minimum: 0, maximum: 1 }),
  }),
);
export type Moment = Static<typeof Moment>;

export const FindMomentsResponse = schema(() =>
  successOf(
    Type.Object({
      /** In order of time. */
      moments: Type.Array(Moment),
    }),
  ),
);
export type FindMomentsResponse = Static<typeof FindMomentsResponse>;
