import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectAssetUrl } from '../../../ad-draft/catalogue/select-asset.ts';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import {
  computeFilmstripLayout,
  type FilmstripLayout,
} from '@spinreel/config-schema/limits/filmstrip-layout';
import { useEffect, useState } from 'react';
import { loadFilmstrip } from '../../../api-client/load-filmstrip.ts';

/** A video's frames in one image, ready to be shown. */
export interface FilmstripSheet {
  url: string;
  widthPx: number;
  heightPx: number;
  layout: FilmstripLayout;
}

/** The filmstrip: null while it loads, `none` if it is not available. */
export type Filmstrip = FilmstripSheet | 'none' | null;

/** Loads the draft's filmstrip, once per crop of its video. */
export function useFilmstrip(config: AdConfig): Filmstrip {
  const video = config.assets?.gameplayVideo;
  const videoUrl = useDraftSelector((state) => selectAssetUrl(state, 'gameplayVideo'));
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
      const image = 'image' in answer ? await decodeImage(answer.image) : null;
      url = image?.src ?? null;
      if (stop.signal.aborted) {
        if (url !== null) URL.revokeObjectURL(url);
        return;
      }
      const sheet: FilmstripSheet | 'none' =
        image === null
          ? 'none'
          : {
              url: image.src,
              widthPx: image.naturalWidth,
              heightPx: image.naturalHeight,
              layout: correctTileWidth(image, computeFilmstripLayout({ durationSeconds, widthPx, heightPx })),
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

/**
 * The tiles have the aspect ratio of the cropped video. It is taken from the image, because the upload's dimensions are
 * those of the source.
 */
function correctTileWidth(image: HTMLImageElement, ofUpload: FilmstripLayout): FilmstripLayout {
  return { ...ofUpload, tileWidthPx: image.naturalWidth / ofUpload.columns };
}

/** Decodes the image so that it appears without delay. Resolves with null if it is not an image. */
async function decodeImage(file: Blob): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    // Not an image: a proxy may have answered with its own error page.
    URL.revokeObjectURL(image.src);
    return null;
  }
}
