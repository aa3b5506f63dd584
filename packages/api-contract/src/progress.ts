import { Type, type Static } from 'typebox';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Sends server-sent events about one piece of work, as `data: <Progress as JSON>`. The client generates an id, opens
 * this stream, then sends the call that does the work with the id in the header `progressHeader`. The stream ends with
 * the work. If the work has ended already or never starts, the stream stays silent and ends after a while. Only the
 * session that sends the call can see its progress. Calls with progress: `uploadVideo`, `recutVideo`, `previewAd`,
 * `exportAd`, `checkAd`, `checkPublishing`, `checkFile`, `playCheck` and
 * `checkFilePublishing`.
 */
export const watchProgress = defineCall('GET', '/api/progress/:id', {
  progressHeader: 'x-progress-id',
});

export const Progress = schema(() =>
  Type.Object({
    stage: Type.Union([
      /** The work waits for its turn. */
      Type.Literal('waiting'),
      /** The video is being encoded. */
      Type.Literal('encoding'),
      /** The file is being assembled and checked. */
      Type.Literal('packing'),
      /** The rules of networks are checked. */
      Type.Literal('checking'),
      /** The file is being played. */
      Type.Literal('playing'),
      Type.Literal('done'),
    ]),
    /** 0 to 100 of the whole work. Never falls. */
    percent: Type.Number({ minimum: 0, maximum: 100 }),
  }),
);
export type Progress = Static<typeof Progress>;
