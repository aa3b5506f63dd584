import { useEffect, useState } from 'react';

const stillWidthPx = 320;

/** A small picture of a video's beginning, as a data address; null until there is one. */
export function useVideoStill(url: string | null): string | null {
  const [still, setStill] = useState<{ url: string; picture: string } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const video = document.createElement('video');
    const draw = () => {
      const canvas = document.createElement('canvas');
      canvas.width = stillWidthPx;
      canvas.height = Math.round((stillWidthPx * video.videoHeight) / video.videoWidth);
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
      setStill({ url, picture: canvas.toDataURL('image/jpeg') });
    };
    video.muted = true;
    video.preload = 'auto';
    video.addEventListener('loadeddata', draw, { once: true });
    video.src = url;
    return () => {
      video.removeEventListener('loadeddata', draw);
      video.removeAttribute('src');
      // Lets go of the connection.
      video.load();
    };
  }, [url]);
  // The old picture stays until the new one is there.
  return url === null ? null : (still?.picture ?? null);
}
