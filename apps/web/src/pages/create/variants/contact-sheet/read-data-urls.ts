/** The longest side of a saved image in pixels: twice the height of a screen in the contact sheet, for dense displays. */
const longestSidePx = 480;

/** The quality of saved images, 0 to 1. */
const quality = 0.85;

/** Reads an image as a data URL, not larger than a contact sheet shows it. Returns null if it cannot be read. */
export async function readImage(url: string): Promise<string | null> {
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, longestSidePx / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    // WebP has transparency. A browser that cannot write it writes PNG.
    return canvas.toDataURL('image/webp', quality);
  } catch {
    return null;
  }
}

/** Reads a file as a data URL. Returns null if it cannot be read. */
export async function readFile(url: string): Promise<string | null> {
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const blob = await response.blob();
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () =>
        resolve(typeof reader.result === 'string' ? reader.result : null),
      );
      reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
      reader.readAsDataURL(blob);
    });
  } catch {
    return null;
  }
}
