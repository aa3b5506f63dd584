import { Type, type Static } from 'typebox';
import { schema } from './schema.ts';

/**
 * Server-sent events about one piece of work, as `data: <Progress as JSON>`. The client makes up the id, opens this stream
 * and then sends the call which does the work with the id in the header `progressHeader`. The stream ends with the work;
 * opened after its end, or for work that never comes, it stays silent and ends by itself. Only the session that sends the
 * call sees its progress. Calls that tell progress: `uploadVideo`, `recutVideo`, `previewAd`, `generateMeta`,
 * `generateMoloco` and `checkAd`.
 */
export const watchProgress = {
  method: 'GET',
  route: '/api/progress/:id',
  path: (id: string) => `/api/progress/${encodeURIComponent(id)}`,
  progressHeader: 'x-progress-id',
} as const;

export const Progress = schema(() =>
  Type.Object({
    stage: Type.Union([
      /** Waits for its turn. */
      Type.Literal('waiting'),
      /** The video is made ready. */
      Type.Literal('encoding'),
      /** The file is put together and checked. */
      Type.Literal('packing'),
      Type.Literal('done'),
    ]),
    /** 0 to 100 of the whole work; never falls. */
    percent: Type.Number({ minimum: 0, maximum: 100 }),
  }),
);
export type Progress = Static<typeof Progress>;
