import type { Trim } from '@spinreel/config-schema/assets';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { frameShownAt, lastFrameOf, seekTarget, trimFrames, type TimelineScale } from './timeline-math.ts';

/** The frame a video stands on, and what can be done with it. */
export interface Player {
  /** Where the playhead stands. */
  frame: number;
  isPlaying: boolean;
  isMuted: boolean;
  /** Moves the playhead to this frame and shows it; stops playing. */
  showFrame: (frame: number) => void;
  stepBy: (frames: number) => void;
  /** Shows a frame while the playhead stays where it is; null shows the playhead's again. Stops playing. */
  peekAt: (frame: number | null) => void;
  togglePlaying: () => void;
  toggleMuted: () => void;
}

/**
 * Plays the chosen part of a video, over and over, and knows frame by frame what is on screen. `url` is the video's: with
 * another one there is another element.
 */
export function usePlayer(options: {
  videoRef: RefObject<HTMLVideoElement | null>;
  url: string | null;
  scale: TimelineScale;
  trim: Trim;
}): Player {
  const { videoRef, url, scale, trim } = options;
  const { durationSeconds, frameRate } = scale;
  const { startSeconds, endSeconds } = trim;
  const frameRef = useRef(0);
  const [frame, setFrame] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(true);
  const seek = useSeek({ videoRef, url, durationSeconds, frameRate });

  const moveTo = useCallback((next: number) => {
    frameRef.current = next;
    setFrame(next);
  }, []);

  const showFrame = useCallback(
    (wanted: number) => {
      const target = Math.min(lastFrameOf({ durationSeconds, frameRate }), Math.max(0, wanted));
      videoRef.current?.pause();
      moveTo(target);
      seek(target);
    },
    [durationSeconds, frameRate, moveTo, seek, videoRef],
  );

  const stepBy = useCallback((frames: number) => showFrame(frameRef.current + frames), [showFrame]);

  const peekAt = useCallback(
    (wanted: number | null) => {
      videoRef.current?.pause();
      seek(wanted ?? frameRef.current);
    },
    [seek, videoRef],
  );

  const togglePlaying = useCallback(() => {
    const video = videoRef.current;
    if (video === null) return;
    if (!video.paused) {
      video.pause();
      return;
    }
    const current = { durationSeconds, frameRate };
    const { first, last } = trimFrames({ startSeconds, endSeconds }, current);
    if (frameRef.current < first || frameRef.current >= last) seek(first);
    // Playing is refused when the element is removed meanwhile; there is nothing left to play then.
    video.play().catch(() => setIsPlaying(false));
  }, [durationSeconds, endSeconds, frameRate, seek, startSeconds, videoRef]);

  const toggleMuted = useCallback(() => setIsMuted((muted) => !muted), []);

  useEffect(() => {
    const video = videoRef.current;
    if (video === null) return undefined;
    let timer = 0;
    const current = { durationSeconds, frameRate };
    const { first } = trimFrames({ startSeconds, endSeconds }, current);
    const follow = () => {
      timer = requestAnimationFrame(follow);
      if (video.seeking) return;
      if (video.currentTime >= endSeconds) seek(first);
      else moveTo(frameShownAt(video.currentTime, current));
    };
    const begin = () => {
      setIsPlaying(true);
      timer = requestAnimationFrame(follow);
    };
    const end = () => {
      setIsPlaying(false);
      cancelAnimationFrame(timer);
    };
    const again = () => {
      seek(first);
      video.play().catch(() => setIsPlaying(false));
    };
    video.addEventListener('play', begin);
    video.addEventListener('pause', end);
    video.addEventListener('ended', again);
    if (!video.paused) timer = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(timer);
      video.removeEventListener('play', begin);
      video.removeEventListener('pause', end);
      video.removeEventListener('ended', again);
    };
  }, [durationSeconds, endSeconds, frameRate, moveTo, seek, startSeconds, url, videoRef]);

  // A video cut anew stands where the one before it stood.
  useEffect(() => {
    if (frameRef.current > 0) seek(frameRef.current);
    return () => setIsPlaying(false);
  }, [seek, url]);

  return { frame, isPlaying, isMuted, showFrame, stepBy, peekAt, togglePlaying, toggleMuted };
}

/** Seeks to the middle of frames, one seek at a time: what is asked for meanwhile replaces what was waiting. */
function useSeek(options: {
  videoRef: RefObject<HTMLVideoElement | null>;
  url: string | null;
  durationSeconds: number;
  frameRate: number;
}): (frame: number) => void {
  const { videoRef, url, durationSeconds, frameRate } = options;
  const waitingRef = useRef<number | null>(null);
  const seek = useCallback(
    (frame: number) => {
      const video = videoRef.current;
      if (video === null) return;
      if (video.seeking) {
        waitingRef.current = frame;
        return;
      }
      waitingRef.current = null;
      video.currentTime = seekTarget(frame, { durationSeconds, frameRate });
    },
    [durationSeconds, frameRate, videoRef],
  );
  useEffect(() => {
    const video = videoRef.current;
    if (video === null) return undefined;
    const landed = () => {
      if (waitingRef.current !== null) seek(waitingRef.current);
    };
    video.addEventListener('seeked', landed);
    return () => video.removeEventListener('seeked', landed);
  }, [seek, url, videoRef]);
  return seek;
}
