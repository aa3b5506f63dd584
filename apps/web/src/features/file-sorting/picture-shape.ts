import type { SortedFile } from './sort-files.ts';

/** The shape of a picture; null for files that the browser does not know as one. */
export async function pictureShape(file: File): Promise<SortedFile['shape']> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const picture = await createImageBitmap(file);
    const aspect = picture.width / picture.height;
    picture.close();
    if (aspect < minSquareAspect) return 'portrait';
    return aspect > 1 / minSquareAspect ? 'landscape' : 'square';
  } catch {
    // Damaged, or a vector: the upload says what is wrong with it.
    return null;
  }
}

/** Width by height from which on a picture counts as a square. */
const minSquareAspect = 0.85;
