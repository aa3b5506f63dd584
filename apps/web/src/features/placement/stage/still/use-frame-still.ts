import { useEffect, useState } from 'react';

const stillWidthPx = 240;

/** The stills that were drawn since the page was opened, by URL and time. */
const stills = new Map<string, Promise<string | null>>();

/** Returns a small image of a video at a time, as a data URL; null until it is available, or if the video cannot be played. */
export function useFrameStill(url: string | null, seconds: number): string | null {
  const key = url === null ? null : `${url} ${seconds.toFixed(3)}`;
  const [still, setStill] = useState<{ key: string; image: string | null } | null>(null);
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

async function drawFrame(url: string, seconds: number): Promise<string | null> {
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
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  // Closes the connection.
  video.removeAttribute('src');
  video.load();
  return canvas.toDataURL('image/jpeg');
}
