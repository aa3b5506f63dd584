import type { UploadedVideo } from '@spinreel/api-contract/uploads';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { VideoFacts } from '@spinreel/media/video/probe-video';
import { buildServedUrl } from './assets/served-url.ts';
import type { IngestedVideo } from './crop/make-crop.ts';
import { toUploadedFile } from './to-uploaded-file.ts';

/** Returns the response for an uploaded video. */
export function toUploadedVideo({ asset, facts, mezzanine }: IngestedVideo): UploadedVideo {
  const notices = listNotices(facts);
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
      ...(notices.length > 0 && { notice: notices.join(' ') }),
    },
  };
}

/** What the ad lacks of the upload. */
function listNotices({ droppedSoundCodec, isPaleHdr = false }: VideoFacts): string[] {
  return [
    ...(droppedSoundCodec === undefined ? [] : [messages.upload.videoSoundDropped(droppedSoundCodec)]),
    ...(isPaleHdr ? [messages.upload.videoHdrPale] : []),
  ];
}
