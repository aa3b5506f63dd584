import type { AdInput } from '../ad-machine.ts';
import type { EncodedMedia } from '../ad-host.ts';
import { attachMedia } from '../media/attach-media.ts';
import { watchFrames } from './watch-frames.ts';
import { watchStall } from './watch-stall.ts';

/** What the video tells the machine. */
export type VideoInput = Extract<
  AdInput,
  | 'video-ready'
  | 'first-frame'
  | 'pause-reached'
  | 'video-ended'
  | 'video-failed'
  | 'sound-refused'
  | 'play-refused'
>;

/** The only owner of the video: it is told what is wanted and brings the video there. */
export interface VideoPlayer {
  /** Gives the video its bytes; null when there are none. */
  load(media: EncodedMedia | null): void;
  /** Runs or stops; to be called inside the tap that asks for it, because browsers unlock sound only there. */
  setPlaying(isPlaying: boolean): void;
  /** The frame at which the picture freezes next, null for none. */
  setPauseFrame(frame: number | null): void;
  /** The video's own sound; volume 0 to 1, which iOS ignores. */
  setSound(isMuted: boolean, volume: number): void;
  destroy(): void;
}

/** Plays a video and freezes it at exact frames. */
export function createVideoPlayer(options: {
  video: HTMLVideoElement;
  frameRate: number;
  tell: (input: VideoInput) => void;
}): VideoPlayer {
  const { video, frameRate, tell } = options;
  let isWanted = false;
  let pauseFrame: number | null = null;
  /** The frame on which the picture is held; null while it runs. */
  let heldFrame: number | null = null;
  let repairsLeft = 0;
  let detach = () => {};

  const play = () => {
    // `play()` would start an ended video from its beginning.
    if (video.ended) {
      finish();
      return;
    }
    const promise = video.play() as Promise<void> | undefined;
    promise?.catch((error: unknown) => {
      // Other reasons are a new source (played again when attached) or a broken one (told by its error event).
      if (!isWanted || (error as DOMException).name !== 'NotAllowedError') return;
      if (video.muted) tell('play-refused');
      else {
        video.muted = true;
        tell('sound-refused');
        play();
      }
    });
  };

  const hold = (frame: number) => {
    heldFrame = frame;
    repairsLeft = 2;
    isWanted = false;
    video.pause();
    tell('pause-reached');
  };

  const repair = () => {
    if (heldFrame === null || repairsLeft-- <= 0) return;
    // The middle of a frame: its first instant may still draw the frame before.
    video.currentTime = (heldFrame + 0.5) / frameRate;
  };

  const finish = () => {
    if (pauseFrame === null) tell('video-ended');
    else hold(pauseFrame);
  };

  const stopFrames = watchFrames({
    video,
    frameRate,
    dueFrame: () => pauseFrame,
    seen: ({ frame, isExact }) => {
      if (heldFrame !== null) {
        if (isExact && frame !== heldFrame) repair();
        return;
      }
      if (!isWanted || (!isExact && video.currentTime === 0)) return;
      tell('first-frame');
      if (pauseFrame === null || frame < pauseFrame) return;
      const due = pauseFrame;
      hold(due);
      if (frame !== due) repair();
    },
  });
  const stopStall = watchStall(
    video,
    () => isWanted,
    () => {
      tell('video-failed');
    },
  );
  const ready = () => {
    tell('video-ready');
  };
  const ended = () => {
    if (isWanted) finish();
  };
  video.addEventListener('canplay', ready);
  video.addEventListener('ended', ended);

  return {
    load(media) {
      if (media === null) {
        tell('video-failed');
        return;
      }
      detach = attachMedia({
        element: video,
        media,
        attached: () => {
          // Some web views begin to load only when told.
          video.load();
          if (isWanted) play();
        },
        failed: () => {
          tell('video-failed');
        },
      });
    },
    setPlaying(isPlaying) {
      if (isPlaying === isWanted) {
        // A second chance for a play that the browser dropped.
        if (isPlaying && video.paused) play();
        return;
      }
      isWanted = isPlaying;
      if (isPlaying) {
        heldFrame = null;
        play();
      } else video.pause();
    },
    setPauseFrame(frame) {
      pauseFrame = frame;
    },
    setSound(isMuted, volume) {
      video.muted = isMuted;
      video.volume = volume;
    },
    destroy() {
      isWanted = false;
      stopFrames();
      stopStall();
      video.removeEventListener('canplay', ready);
      video.removeEventListener('ended', ended);
      detach();
    },
  };
}
