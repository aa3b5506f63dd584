import type { Trim } from '@spinreel/config-schema/ad/assets';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  findShownFrame,
  getLastFrame,
  seekTarget,
  trimFrames,
  type TimelineScale,
} from '../scale/timeline-math.ts';

/** The video player's state and controls. */
export interface Player {
  /** The playhead's frame. */
  frame: number;
  isPlaying: boolean;
  isMuted: boolean;
  /** Moves the playhead to this frame, shows it and stops playing. */
  showFrame: (frame: number) => void;
  stepBy: (frames: number) => void;
  /** Shows a frame without moving the playhead; null shows the playhead's frame again. Stops playing. */
  peekAt: (frame: number | null) => void;
  togglePlaying: () => void;
  toggleMuted: () => void;
}

/**
 * Plays the trimmed part of a video in a loop and tracks the displayed frame. `url` is the video's URL; a new URL means
 * a new element.
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
      const target = Math.min(getLastFrame({ durationSeconds, frameRate }), Math.max(0, wanted));
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
    // `play()` rejects if the element is removed. Nothing is left to play then.
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
      else moveTo(findShownFrame(video.currentTime, current));
    };
    const begin = () => {
      setIsPlaying(true);
      timer = requestAnimationFrame(follow);
    };
    const end = () => {
      setIsPlaying(false);
      cancelAnimationFrame(timer);
    };
    const playAgain = () => {
      seek(first);
      video.play().catch(() => setIsPlaying(false));
    };
    video.addEventListener('play', begin);
    video.addEventListener('pause', end);
    video.addEventListener('ended', playAgain);
    if (!video.paused) timer = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(timer);
      video.removeEventListener('play', begin);
      video.removeEventListener('pause', end);
      video.removeEventListener('ended', playAgain);
    };
  }, [durationSeconds, endSeconds, frameRate, moveTo, seek, startSeconds, url, videoRef]);

  // A new crop of the video keeps the position.
  useEffect(() => {
    if (frameRef.current > 0) seek(frameRef.current);
    return () => setIsPlaying(false);
  }, [seek, url]);

  return { frame, isPlaying, isMuted, showFrame, stepBy, peekAt, togglePlaying, toggleMuted };
}

/**
 * Returns a function that seeks to the middle of a frame. Only one seek runs at a time; a newer request replaces the
 * waiting one.
 */
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
    const seekToWaitingFrame = () => {
      if (waitingRef.current !== null) seek(waitingRef.current);
    };
    video.addEventListener('seeked', seekToWaitingFrame);
    return () => video.removeEventListener('seeked', seekToWaitingFrame);
  }, [seek, url, videoRef]);
  return seek;
}
