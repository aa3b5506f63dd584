import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { filmstripLayout, type FilmstripLayout } from '@spinreel/config-schema/filmstrip-layout';
import { useEffect, useState } from 'react';
import { loadFilmstrip } from '../../api-client/load-filmstrip.ts';

/** A video's frames in one picture, ready to be shown. */
export interface FilmstripSheet {
  url: string;
  widthPx: number;
  heightPx: number;
  layout: FilmstripLayout;
}

/** The sheet as far as it is known: null while it is on its way, `none` when it cannot be had. */
export type Filmstrip = FilmstripSheet | 'none' | null;

/** The draft's filmstrip, fetched once per cut of its video. */
export function useFilmstrip(config: AdConfig): Filmstrip {
  const video = config.assets?.gameplayVideo;
  const videoUrl = video?.filePath ? (video.processedUrl ?? null) : null;
  const durationSeconds = video?.duration ?? 0;
  const widthPx = video?.width ?? 0;
  const heightPx = video?.height ?? 0;
  const [loaded, setLoaded] = useState<{ videoUrl: string; sheet: FilmstripSheet | 'none' } | null>(null);

  useEffect(() => {
    if (videoUrl === null || durationSeconds === 0 || widthPx === 0 || heightPx === 0) return undefined;
    const stop = new AbortController();
    let url: string | null = null;
    const load = async () => {
      const answer = await loadFilmstrip(videoUrl, stop.signal);
      if (stop.signal.aborted) return;
      const picture = 'picture' in answer ? await decoded(answer.picture) : null;
      url = picture?.src ?? null;
      if (stop.signal.aborted) {
        if (url !== null) URL.revokeObjectURL(url);
        return;
      }
      const sheet: FilmstripSheet | 'none' =
        picture === null
          ? 'none'
          : {
              url: picture.src,
              widthPx: picture.naturalWidth,
              heightPx: picture.naturalHeight,
              layout: layoutOf(picture, filmstripLayout({ durationSeconds, widthPx, heightPx })),
            };
      setLoaded({ videoUrl, sheet });
    };
    void load();
    return () => {
      stop.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [durationSeconds, heightPx, videoUrl, widthPx]);

  if (videoUrl === null || durationSeconds === 0 || widthPx === 0 || heightPx === 0) return 'none';
  return loaded?.videoUrl === videoUrl ? loaded.sheet : null;
}

/** The tiles have the shape of the cut video, which the picture tells and the upload's measures do not. */
function layoutOf(picture: HTMLImageElement, ofUpload: FilmstripLayout): FilmstripLayout {
  return { ...ofUpload, tileWidthPx: picture.naturalWidth / ofUpload.columns };
}

/** The picture, decoded so that it appears at once; null when it is none. */
async function decoded(picture: Blob): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  try {
    await image.decode();
    return image;
  } catch {
    // Not a picture: a proxy in between may answer with a page of its own.
    URL.revokeObjectURL(image.src);
    return null;
  }
}
