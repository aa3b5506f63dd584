// Draws the pictures that cannot be SVG from those that are, into `public`: `pnpm --filter @spinreel/web brand`.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { buildIcon } from './build-icon.ts';

const mark = await readFile(inPublic('brand/mark.svg'), 'utf8');
// Where a system cuts the icon into a shape of its own, it has no corners itself.
const square = mark.replace('rx="9"', '');

await Promise.all([
  write(
    'favicon.ico',
    buildIcon([await renderIcon(mark, 16), await renderIcon(mark, 32), await renderIcon(mark, 48)]),
  ),
  write('brand/apple-touch-icon.png', await renderIcon(square, 180)),
  write('brand/icon-192.png', await renderIcon(mark, 192)),
  write('brand/icon-512.png', await renderIcon(mark, 512)),
  write('brand/icon-maskable-512.png', await renderIcon(square, 512)),
  write('brand/og.png', await shareCard()),
]);

async function renderIcon(svg: string, sizePx: number): Promise<Buffer> {
  // A mark of 32 units at 72 dots per inch is 32 pixels wide: more dots, more pixels, without blur.
  return await sharp(Buffer.from(svg), { density: (72 * sizePx) / 32 })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function shareCard(): Promise<Buffer> {
  const svg = await readFile(fileURLToPath(new URL('share-card.svg', import.meta.url)));
  return await sharp(svg).png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer();
}

async function write(name: string, bytes: Buffer): Promise<void> {
  await writeFile(inPublic(name), bytes);
}

function inPublic(name: string): string {
  return fileURLToPath(new URL(`../public/${name}`, import.meta.url));
}
