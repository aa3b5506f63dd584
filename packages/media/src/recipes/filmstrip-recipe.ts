import type { FilmstripLayout } from '@spinreel/config-schema/filmstrip-layout';

/** How the pictures of a video become one JPEG of tiles. */
export interface FilmstripRecipe {
  readonly type: 'filmstrip';
  readonly layout: FilmstripLayout;
  /** ffmpeg's scale for JPEG: 2 is best, 31 worst. */
  readonly jpegScale: number;
}

/** The recipe for a layout: about quality 70, which is plenty for tiles of this size. */
export function filmstripRecipe(layout: FilmstripLayout): FilmstripRecipe {
  return { type: 'filmstrip', layout, jpegScale: 5 };
}
