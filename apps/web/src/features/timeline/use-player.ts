import type { Trim } from '@spinreel/config-schema/assets';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { frameShownAt, lastFrameOf, seekTarget, type TimelineScale } from './timeline-math.ts';

/** The frame a video stands on, and what can be done with it. */
export interface Player {
  frame: number;
  isPlaying: boolean;
  isMuted: boolean;
  /** Shows exactly this frame; stops playing. */
  showFrame: (frame: number) => void;
  stepBy: (frames: number) => void;
  togglePlaying: () => void;
  toggleMuted: () => void;
}

/** Plays the chosen part of a video and knows, frame by frame, what is on screen. */
export function usePlayer(options: {
  videoRef: RefObject<HTMLVideoElement | null>;
  scale: TimelineScale;
  trim: Trim;
}): Player {
  const { videoRef, scale, trim } = options;
  // Seeks take a while: until one lands, the wanted frame counts, so that quick steps add up.
  const wantedRef = useRef<number | null>(null);
  const [frame, setFrame] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(true);
  const { durationSeconds, frameRate } = scale;
  const { startSeconds, endSeconds } = trim;

  const showFrame = useCallback(
    (wanted: number) => {
      const video = videoRef.current;
      const current = { durationSeconds, frameRate };
      const target = Math.min(lastFrameOf(current), Math.max(0, wanted));
      wantedRef.current = target;
      setFrame(target);
      if (video === null) return;
      video.pause();
      video.currentTime = seekTarget(target, current);
    },
    [durationSeconds, frameRate, videoRef],
  );

  const stepBy = useCallback(
    (frames: number) => {
      const video = videoRef.current;
      const shown = frameShownAt(video?.currentTime ?? 0, { durationSeconds, frameRate });
      showFrame((wantedRef.current ?? shown) + frames);
    },
    [durationSeconds, frameRate, showFrame, videoRef],
  );

  const togglePlaying = useCallback(() => {
    const video = videoRef.current;
    if (video === null) return;
    if (!video.paused) {
      video.pause();
      return;
    }
    const isOutside = video.currentTime < startSeconds || video.currentTime >= endSeconds - 1 / frameRate;
    if (isOutside) video.currentTime = startSeconds + 0.5 / frameRate;
    wantedRef.current = null;
    // Playing is refused when the element is removed meanwhile; there is nothing left to play then.
    video.play().catch(() => setIsPlaying(false));
  }, [endSeconds, frameRate, startSeconds, videoRef]);

  const toggleMuted = useCallback(() => setIsMuted((muted) => !muted), []);

  useEffect(() => {
    const video = videoRef.current;
    if (video === null) return undefined;
    let timer = 0;
    const current = { durationSeconds, frameRate };
    const follow = () => {
      if (video.currentTime >= endSeconds) {
        video.pause();
        const last = Math.max(0, Math.round(endSeconds * frameRate) - 1);
        wantedRef.current = last;
        video.currentTime = seekTarget(last, current);
        setFrame(last);
        return;
      }
      setFrame(frameShownAt(video.currentTime, current));
      timer = requestAnimationFrame(follow);
    };
    const begin = () => {
      setIsPlaying(true);
      timer = requestAnimationFrame(follow);
    };
    const end = () => {
      setIsPlaying(false);
      cancelAnimationFrame(timer);
    };
    const landed = () => {
      if (!video.paused) return;
      wantedRef.current = null;
      setFrame(frameShownAt(video.currentTime, current));
    };
    video.addEventListener('play', begin);
    video.addEventListener('pause', end);
    video.addEventListener('seeked', landed);
    return () => {
      end();
      video.removeEventListener('play', begin);
      video.removeEventListener('pause', end);
      video.removeEventListener('seeked', landed);
    };
  }, [durationSeconds, endSeconds, frameRate, videoRef]);

  return { frame, isPlaying, isMuted, showFrame, stepBy, togglePlaying, toggleMuted };
}
