import { videoStallMs } from '@spinreel/config-schema/limits/ad-timings';
import type { AdInput } from '../ad-machine.ts';
import type { EncodedMedia } from '../ad-host.ts';
import { ignore } from '../ignore.ts';
import { attachMedia } from '../media/attach-media.ts';

/** Controls the video. Callers set the desired state, and only the player changes the video element. */
export interface VideoPlayer {
  /** Loads the video; null if the ad has none. */
  loadVideo(media: EncodedMedia | null): void;
  /**
   * Plays or pauses the video. Call it inside the tap, because browsers unlock sound only there. `nextPauseFrame` is
   * the frame at which the video pauses next; `undefined` if there is none.
   */
  setPlaying(isPlaying: boolean, nextPauseFrame: number): void;
  /**
   * Plays the muted video briefly. Call it at the start of a touch that may become the first tap, so that the video
   * already moves at the tap.
   */
  warmUp(): void;
  end(): void;
}

/**
 * Plays a video, pauses it at exact frames, and reports inputs to the state machine. `attached` is called when the
 * video has a source. The video must not be added to the page before that.
 */
export function createVideoPlayer(
  video: HTMLVideoElement,
  frameRate: number,
  attached: () => void,
  report: (input: AdInput) => void,
): VideoPlayer {
  let isWanted = false;
  /** How many seeks may still correct the frame, and the frame of the next or current pause. */
  let repairsLeft = 0;
  let pauseFrame = NaN;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let detach = ignore;

  const play = () => {
    // `play()` would start an ended video from its beginning.
    if (video.ended) {
      finish();
      return;
    }
    watchStall();
    video.play().catch(refused);
  };
  const refused = (error: Error) => {
    // Other reasons are a new source (played again when attached) or a broken one (it has an error event).
    if (!isWanted || error.name !== 'NotAllowedError') return;
    // The new state of a silenced ad makes the video play again.
    report(video.muted ? 'refuse' : 'silence');
  };
  /** Seeks to the frame of the pause unless it is known to be shown. */
  const repair = (shownFrame?: number) => {
    // Seeks to the middle of the frame, because a seek to its start may still show the previous frame.
    if (shownFrame !== pauseFrame && repairsLeft-- > 0) video.currentTime = (pauseFrame + 0.5) / frameRate;
  };
  const hold = (shownFrame?: number) => {
    isWanted = false;
    repairsLeft = 2;
    video.pause();
    report('pause');
    repair(shownFrame);
  };
  const finish = () => {
    if (pauseFrame >= 0) hold();
    else report('end');
  };
  const fail = () => report('fail');

  const seen = (frame: number, shownFrame?: number) => {
    // The touch did not become a tap.
    if (!isWanted) video.pause();
    else if (video.currentTime > 0) {
      report('frame');
      if (frame >= pauseFrame) hold(shownFrame);
    }
  };
  // Not available in browsers from before 2021, and in some from 2024.
  const requestCallback = 'requestVideoFrameCallback';
  const hasCallback: boolean = requestCallback in video;
  const onFrame: VideoFrameRequestCallback = (_now, metadata) => {
    video[requestCallback](onFrame);
    const frame = Math.round(metadata.mediaTime * frameRate);
    report('frame');
    if (isWanted) seen(frame, frame);
    else repair(frame);
  };
  // Frame callbacks may be missing, so the clock reports frames that are long overdue. On a slow device, the clock runs
  // ahead of the frames, so it does not determine the shown frame.
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
        // A blocked audio output stops the video, which may continue when muted.
        report('silence');
        watchStall();
      }
    }, videoStallMs);
  };
  if (hasCallback) video[requestCallback](onFrame);
  video.ontimeupdate = () => {
    // `timeupdate` fires only if the time has changed.
    watchStall();
    onClock();
  };
  video.oncanplay = () => report('ready');
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
            // Some web views start loading only after `load()`.
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
        // Frames that arrive after another stop are not corrected.
        repairsLeft = 0;
        pauseFrame = nextPauseFrame;
        // Also retries a play that the browser dropped.
        play();
        if (!hasCallback) onTick();
      }
    },
    warmUp() {
      // After a touch that did not become a tap.
      if (video.currentTime > 0) video.currentTime = 0;
      // If the browser blocks this, the tap itself plays the video.
      video.play().catch(ignore);
    },
    end() {
      isWanted = false;
      detach();
    },
  };
}
