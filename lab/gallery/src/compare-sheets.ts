import sharp from 'sharp';

/** Both sheets are made this small, so that letters, noise and half a pixel do not count. */
const [widthPx, heightPx] = [240, 96];

/** The least sum of the differences of three channels (0 to 255 each) that people see. */
const visibleDifference = 96;

/** Returns the share of two contact sheets that looks different, 0 to 1. */
export async function compareSheets(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([readPixels(one), readPixels(other)]);
  let different = 0;
  for (let at = 0; at < a.length; at += 3) {
    const sum = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)),
      0,
    );
    if (sum > visibleDifference) different++;
  }
  return different / (widthPx * heightPx);
}

function readPixels(image: Buffer): Promise<Buffer> {
  return sharp(image).resize(widthPx, heightPx, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}
