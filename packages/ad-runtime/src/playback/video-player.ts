import type { AdInput } from '../ad-machine.ts';
import type { EncodedMedia } from '../ad-host.ts';
import { listen } from '../listen.ts';
import { attachMedia } from '../media/attach-media.ts';
import { watchFrames } from './watch-frames.ts';
import { watchStall } from './watch-stall.ts';

/** The only owner of the video: it is told what is wanted and brings the video there. */
export interface VideoPlayer {
  /** Gives the video its bytes; null when there are none. */
  load(media: EncodedMedia | null): void;
  /** Runs or stops; to be called inside the tap that asks for it, because browsers unlock sound only there. */
  setPlaying(isPlaying: boolean): void;
  /** The frame at which the picture freezes next, NaN for none. */
  setPauseFrame(frame: number): void;
  destroy(): void;
}

/** Plays a video, freezes it at exact frames, and tells the machine what has happened. */
export function createVideoPlayer(
  video: HTMLVideoElement,
  frameRate: number,
  tell: (input: AdInput) => void,
): VideoPlayer {
  let isWanted = false;
  let pauseFrame = NaN;
  /** The frame on which the picture is held; NaN while it runs. */
  let heldFrame = NaN;
  let repairsLeft = 0;

  const play = () => {
    // `play()` would start an ended video from its beginning.
    if (video.ended) {
      finish();
      return;
    }
    const promise = video.play() as Promise<void> | undefined;
    if (promise) promise.catch(refused);
  };
  const refused = ({ name }: Error) => {
    // Other reasons are a new source (played again when attached) or a broken one (told by its error event).
    if (!isWanted || name !== 'NotAllowedError') return;
    if (video.muted) {
      tell('play-refused');
      return;
    }
    video.muted = true;
    tell('sound-refused');
    play();
  };
  const hold = (frame: number) => {
    heldFrame = frame;
    repairsLeft = 2;
    isWanted = false;
    video.pause();
    tell('pause-reached');
  };
  const finish = () => {
    if (pauseFrame >= 0) hold(pauseFrame);
    else tell('video-ended');
  };
  const fail = () => tell('video-failed');

  const seen = (frame: number, isExact: boolean) => {
    if (isWanted && (isExact || video.currentTime > 0)) {
      tell('first-frame');
      if (frame >= pauseFrame) hold(pauseFrame);
      else return;
    } else if (!isExact) return;
    // The middle of a frame: its first instant may still draw the frame before.
    if (heldFrame >= 0 && frame !== heldFrame && repairsLeft-- > 0)
      video.currentTime = (heldFrame + 0.5) / frameRate;
  };

  const stops = [
    watchFrames({ video, frameRate, dueFrame: () => pauseFrame, seen }),
    watchStall(video, () => isWanted, fail),
    listen(video, 'canplay', () => tell('video-ready')),
    listen(video, 'ended', () => {
      if (isWanted) finish();
    }),
  ];
  const attached = () => {
    // Some web views begin to load only when told.
    video.load();
    if (isWanted) play();
  };

  return {
    load(media) {
      if (media) stops.push(attachMedia({ element: video, media, attached, failed: fail }));
      else fail();
    },
    setPlaying(isPlaying) {
      const wasWanted = isWanted;
      isWanted = isPlaying;
      if (!isPlaying) {
        if (wasWanted) video.pause();
      } else if (!wasWanted || video.paused) {
        // Also a second chance for a play that the browser dropped.
        heldFrame = NaN;
        play();
      }
    },
    setPauseFrame(frame) {
      pauseFrame = frame;
    },
    destroy() {
      isWanted = false;
      for (const stop of stops) stop();
    },
  };
}
