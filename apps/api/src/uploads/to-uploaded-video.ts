import type { UploadedVideo } from '@spinreel/api-contract/uploads';
import { messages } from '@spinreel/config-schema/messages/messages';
import { buildServedUrl } from './assets/served-url.ts';
import type { IngestedVideo } from './ingest/ingest-video.ts';
import { toUploadedFile } from './to-uploaded-file.ts';

/** Returns the response for an uploaded video. */
export function toUploadedVideo({ asset, facts, mezzanine }: IngestedVideo): UploadedVideo {
  return {
    ...toUploadedFile(asset),
    processedVideo: {
      duration: facts.durationSeconds,
      frameRate: facts.frameRate,
      width: facts.widthPx,
      height: facts.heightPx,
      optimizedUrl: buildServedUrl(asset),
      optimizedWidth: mezzanine.widthPx,
      optimizedHeight: mezzanine.heightPx,
      ...(facts.droppedSoundCodec !== undefined && {
        notice: messages.upload.videoSoundDropped(facts.droppedSoundCodec),
      }),
    },
  };
}
