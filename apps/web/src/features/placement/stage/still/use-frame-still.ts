import { findGameEdge } from '@spinreel/config-schema/salience/find-game-edge';
import { useEffect, useState } from 'react';

const stillWidthPx = 240;

/** A small image of a video. */
interface FrameStill {
  /** A data URL. */
  readonly url: string;
  /** Where the game begins, as a share of the width from the left. 0 without a page around the game. */
  readonly gameEdge: number;
}

/** The stills that were drawn since the page was opened, by URL and time. */
const stills = new Map<string, Promise<FrameStill | null>>();

/** Returns a small image of a video at a time; null until it is available, or if the video cannot be played. */
export function useFrameStill(url: string | null, seconds: number): FrameStill | null {
  const key = url === null ? null : `${url} ${seconds.toFixed(3)}`;
  const [still, setStill] = useState<{ key: string; image: FrameStill | null } | null>(null);
  useEffect(() => {
    if (key === null || url === null) return undefined;
    let isCurrent = true;
    const loading = stills.get(key) ?? drawFrame(url, seconds);
    stills.set(key, loading);
    void loading.then((image) => {
      if (isCurrent) setStill({ key, image });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, url, seconds]);
  return still?.key === key ? (still?.image ?? null) : null;
}

async function drawFrame(url: string, seconds: number): Promise<FrameStill | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const isDrawable = await new Promise<boolean>((resolve) => {
    video.addEventListener('loadedmetadata', () => {
      video.currentTime = seconds;
    });
    video.addEventListener('seeked', () => resolve(true));
    video.addEventListener('error', () => resolve(false));
    video.src = url;
  });
  if (!isDrawable) return null;
  const canvas = document.createElement('canvas');
  canvas.width = stillWidthPx;
  canvas.height = Math.round((stillWidthPx * video.videoHeight) / video.videoWidth);
  const context = canvas.getContext('2d');
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  // Closes the connection.
  video.removeAttribute('src');
  video.load();
  return { url: canvas.toDataURL('image/jpeg'), gameEdge: (context && findEdge(context)) ?? 0 };
}

function findEdge(context: CanvasRenderingContext2D): number | null {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return findGameEdge({
    pixels: new Uint8Array(data.filter((_, at) => at % 4 < 3)),
    widthPx: width,
    heightPx: height,
  });
}
