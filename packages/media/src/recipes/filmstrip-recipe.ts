import type { FilmstripLayout } from '@spinreel/config-schema/limits/filmstrip-layout';

/** How a video's frames become one JPEG of tiles. */
export interface FilmstripRecipe {
  readonly type: 'filmstrip';
  readonly layout: FilmstripLayout;
  /** ffmpeg's quality scale for JPEG: 2 is best, 31 is worst. */
  readonly jpegScale: number;
}

/** Creates the recipe for a layout. Its quality of about 70 is enough for tiles of this size. */
export function createFilmstripRecipe(layout: FilmstripLayout): FilmstripRecipe {
  return { type: 'filmstrip', layout, jpegScale: 5 };
}
