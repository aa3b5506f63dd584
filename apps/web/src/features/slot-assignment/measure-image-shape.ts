import type { AssignableFile } from './assign-slots.ts';

/** Returns the shape of an image, or null for files that the browser cannot read as an image. */
export async function measureImageShape(file: File): Promise<AssignableFile['shape']> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const image = await createImageBitmap(file);
    const aspect = image.width / image.height;
    image.close();
    if (aspect < minSquareAspect) return 'portrait';
    return aspect > 1 / minSquareAspect ? 'landscape' : 'square';
  } catch {
    // The file is damaged or a vector image. The upload reports any problem.
    return null;
  }
}

/** Images with an aspect ratio between this value and its inverse count as square. */
const minSquareAspect = 0.85;
