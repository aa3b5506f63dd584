import { videoStallMs } from '@spinreel/config-schema/ad-timings';
import type { AdInput } from '../ad-machine.ts';
import type { EncodedMedia } from '../ad-host.ts';
import { attachMedia } from '../media/attach-media.ts';

/** The only owner of the video: it is told what is wanted and brings the video there. */
export interface VideoPlayer {
  /** Gives the video its bytes; null when there are none. */
  loadVideo(media: EncodedMedia | null): void;
  /**
   * Runs or stops; to be called inside the tap that asks for it, because browsers unlock sound only there. `nextPauseFrame` is
   * the frame at which the picture freezes next; no number for none.
   */
  setPlaying(isPlaying: boolean, nextPauseFrame: number): void;
  /**
   * Runs a muted video for a moment: to be called when a finger comes down that may become the first tap, so that the picture
   * moves when it does.
   */
  warmUp(): void;
  end(): void;
}

/**
 * Plays a video, freezes it at exact frames, and tells the machine what has happened. `attached` is called when the
 * video has a source: not before may it join the page.
 */
export function createVideoPlayer(
  video: HTMLVideoElement,
  frameRate: number,
  attached: () => void,
  tell: (input: AdInput) => void,
): VideoPlayer {
  let isWanted = false;
  /** How often the picture may still be sought, and the frame at which it is to be held, or is. */
  let repairsLeft = 0;
  let pauseFrame = NaN;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let detach = () => {};

  const play = () => {
    // `play()` would start an ended video from its beginning.
    if (video.ended) {
      finish();
      return;
    }
    watchStall();
    video.play().catch(refused);
  };
  const refused = ({ name }: Error) => {
    // Other reasons are a new source (played again when attached) or a broken one (told by its error event).
    if (!isWanted || name !== 'NotAllowedError') return;
    // A silent ad is shown anew, and with it its video asked to play.
    tell(video.muted ? 'refuse' : 'silence');
  };
  /** Brings the picture to the frame of the pause unless it is known to show that. */
  const repair = (shownFrame?: number) => {
    // The middle of a frame: its first instant may still draw the frame before.
    if (shownFrame !== pauseFrame && repairsLeft-- > 0) video.currentTime = (pauseFrame + 0.5) / frameRate;
  };
  const hold = (shownFrame?: number) => {
    isWanted = false;
    repairsLeft = 2;
    video.pause();
    tell('pause');
    repair(shownFrame);
  };
  const finish = () => {
    if (pauseFrame >= 0) hold();
    else tell('end');
  };
  const fail = () => tell('fail');

  const seen = (frame: number, shownFrame?: number) => {
    // No tap has come of that finger.
    if (!isWanted) video.pause();
    else if (video.currentTime > 0) {
      tell('frame');
      if (frame >= pauseFrame) hold(shownFrame);
    }
  };
  // Not in browsers from before 2021, nor in some of 2024.
  const hasCallback: boolean = 'requestVideoFrameCallback' in video;
  const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    video.requestVideoFrameCallback(onFrame);
    const frame = Math.round(mediaTime * frameRate);
    tell('frame');
    if (isWanted) seen(frame, frame);
    else repair(frame);
  };
  // Beside those callbacks, of which none is promised, the clock reports what they must have missed long ago. On a starved
  // device it runs ahead of the pictures, so it does not know which of them is shown.
  const onClock = () => seen(Math.floor(video.currentTime * frameRate) - (hasCallback ? 2 : 0));
  const onTick = () => {
    if (!isWanted) return;
    requestAnimationFrame(onTick);
    onClock();
  };
  const watchStall = () => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => {
      // A video that still waits for its bytes has not stalled.
      if (!isWanted || !video.src) return;
      if (video.muted) fail();
      else {
        // A loudspeaker that takes no sound holds the video up: without its sound it may go on.
        tell('silence');
        watchStall();
      }
    }, videoStallMs);
  };
  if (hasCallback) video.requestVideoFrameCallback(onFrame);
  video.ontimeupdate = () => {
    // Told only when time has moved.
    watchStall();
    onClock();
  };
  video.oncanplay = () => tell('ready');
  video.onended = () => {
    if (isWanted) finish();
  };

  return {
    loadVideo(media) {
      if (media)
        detach = attachMedia(
          video,
          media,
          () => {
            attached();
            // Some web views begin to load only when told.
            video.load();
            if (isWanted) play();
          },
          fail,
        );
      else fail();
    },
    setPlaying(isPlaying, nextPauseFrame) {
      const wasWanted = isWanted;
      isWanted = isPlaying;
      if (!isPlaying) {
        if (wasWanted) video.pause();
      } else if (!wasWanted || video.paused) {
        // A picture that arrives after another stop is not to be put right.
        repairsLeft = 0;
        pauseFrame = nextPauseFrame;
        // Also a second chance for a play that the browser dropped.
        play();
        if (!hasCallback) onTick();
      }
    },
    warmUp() {
      // After a finger of which no tap came.
      if (video.currentTime > 0) video.currentTime = 0;
      // Where it may not, the tap itself asks again.
      video.play().catch(() => {});
    },
    end() {
      isWanted = false;
      detach();
    },
  };
}
