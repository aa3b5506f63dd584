import { useEffect, useState } from 'react';

const stillWidthPx = 320;

/** Returns a small image of a video's beginning as a data URL; null until it is available. */
export function useVideoStill(url: string | null): string | null {
  const [still, setStill] = useState<{ url: string; image: string } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const video = document.createElement('video');
    const draw = () => {
      const canvas = document.createElement('canvas');
      canvas.width = stillWidthPx;
      canvas.height = Math.round((stillWidthPx * video.videoHeight) / video.videoWidth);
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
      setStill({ url, image: canvas.toDataURL('image/jpeg') });
    };
    video.muted = true;
    video.preload = 'auto';
    video.addEventListener('loadeddata', draw, { once: true });
    video.src = url;
    return () => {
      video.removeEventListener('loadeddata', draw);
      video.removeAttribute('src');
      // Closes the connection.
      video.load();
    };
  }, [url]);
  // The previous image stays until the new one is available.
  return url === null ? null : (still?.image ?? null);
}
