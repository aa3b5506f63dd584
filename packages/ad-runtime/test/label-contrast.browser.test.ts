import { composeLetteringLook } from '@spinreel/config-schema/options/appearance/lettering/compose-lettering-look';
import { buttonStyles } from '@spinreel/config-schema/options/options';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import style from '../src/player-style.css?inline';
import { createCoverText } from '../src/views/cover-text.ts';
import type { StagePart } from '../src/views/stage-part.ts';
import { createStyledButton } from '../src/views/styled-button.ts';
import { placedAt } from './support/runtime-ad.ts';

/** WCAG 2.2, success criterion 1.4.3. */
const smallestContrast = 4.5;

/** A round dome, one line, and several lines. */
const labels = [
  'Go',
  'Download Now!',
  'Get a huge welcome bonus of 5000 coins and 50 free spins now',
] as const;

const steps = ['00', '40', '80', 'c0', 'ff'];
const colors = [
  ...steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`))),
  // The defaults, and reds and greens that casinos like.
  ...['#FFD700', '#DC143C', '#e11d48', '#16a34a', '#22c55e', '#f97316', '#4C1D95', '#FF8C00', '#777777'],
];

afterEach(() => page.viewport(375, 667));

// Requirement: playback.contrast
test.each(buttonStyles.flatMap((buttonStyle) => labels.map((label) => ({ buttonStyle, label }))))(
  'every color leaves the label $label readable in the style $buttonStyle',
  { timeout: 600_000 },
  async ({ buttonStyle, label }) => {
    const unreadable = await findUnreadable((cell, color) => {
      const button = { label, color, fontFamily: 'Verdana', fontWeight: 900, ...placedAt(0, 0) } as const;
      const part = createStyledButton(cell, button, buttonStyle);
      const text = findElement(part.element, 'span');
      return { part, surface: text, ink: text };
    });
    expect(unreadable).toEqual([]);
  },
);

// Requirement: playback.contrast, customize.cover-text-style
test.each(['contrast', 'shadow'] as const)(
  'every color of the cover text has a readable outline in the style %s',
  { timeout: 600_000 },
  async (coverTextStyle) => {
    const unreadable = await findUnreadable((cell, primaryColor) => {
      const text = { content: 'WIN', style: coverTextStyle, fontFamily: 'Verdana', fontWeight: 900 } as const;
      const colors = { primaryColor, secondaryColor: '#808080' };
      const part = createCoverText(cell, colors, { ...text, ...placedAt(0, 0) });
      return {
        part,
        surface: findElement(part.element, '.ink'),
        ink: findElement(part.element, '.line'),
      };
    });
    expect(unreadable).toEqual([]);
  },
);

// Requirement: playback.contrast, customize.cover-text-look
test.each(['#000000', '#ffffff', '#808080'])(
  'a gradient from every color to %s has a readable outline',
  { timeout: 600_000 },
  async (gradientColor) => {
    const unreadable = await findUnreadable((cell, color) => {
      const look = composeLetteringLook({
        ...{ fill: 'gradient', color, gradientColor },
        ...{ outlineColor: '#808080', outline: 2, shadow: 'none' },
      });
      const typeface = { fontFamily: 'Verdana', fontWeight: 900 } as const;
      const text = {
        content: 'WIN',
        style: 'custom',
        look,
        ...typeface,
        ...placedAt(0, 0),
      } as const;
      const part = createCoverText(cell, { primaryColor: color, secondaryColor: '#808080' }, text);
      return {
        part,
        surface: findElement(part.element, '.ink'),
        ink: findElement(part.element, '.line'),
      };
    });
    expect(unreadable).toEqual([]);
  },
);

/** A part in one color: the element with its surface, and the one whose color is read on it. */
interface Sample {
  readonly part: StagePart;
  readonly surface: HTMLElement;
  readonly ink: HTMLElement;
}

/** Finds colors with a pixel of the surface that has too little contrast with the ink. Shadows do not count. */
async function findUnreadable(create: (cell: Element, color: string) => Sample): Promise<string[]> {
  await page.viewport(1500, 5500);
  const sheet = document.head.appendChild(document.createElement('style'));
  // The lettering fades in.
  sheet.textContent = `${style}
    .grid .text { animation: none }
    .grid :is(span, .line) { color: #0000 !important; text-shadow: none !important; -webkit-text-stroke: 0 }
    .grid .ink { margin: 0; padding: 0; -webkit-background-clip: border-box }`;
  const grid = document.body.appendChild(document.createElement('div'));
  grid.style.cssText =
    'position:absolute;top:0;left:0;width:1500px;display:flex;flex-wrap:wrap;gap:12px;line-height:1.2';
  const samples = colors.map((color) => {
    const cell = grid.appendChild(document.createElement('div'));
    cell.className = 'sr';
    const { part, surface, ink } = create(cell, color);
    const { element, fit } = part;
    cell.style.cssText = element.style.position = 'position:relative;width:auto;height:auto;font-size:10px';
    element.style.position = 'relative';
    fit?.(375, 1);
    return { color, surface, ink: getComputedStyle(ink).color };
  });
  grid.className = 'grid';
  const pixels = await readPixels(grid);
  const origin = grid.getBoundingClientRect();
  const unreadable = samples.flatMap(({ color, surface, ink: inkColor }) => {
    const { x, y, width, height } = surface.getBoundingClientRect();
    const [left, top] = [Math.ceil(x - origin.x), Math.ceil(y - origin.y)];
    const right = Math.floor(x + width - origin.x);
    const bottom = Math.floor(y + height - origin.y);
    const { data } = pixels.getImageData(left, top, right - left, bottom - top);
    const ink = luminanceAt(parseChannels(inkColor), 0);
    let contrast = 21;
    for (let at = 0; at < data.length; at += 4) {
      contrast = Math.min(contrast, contrastBetween(ink, luminanceAt(data, at)));
    }
    return contrast < smallestContrast ? [`${color}: ${contrast.toFixed(2)}`] : [];
  });
  grid.remove();
  sheet.remove();
  return unreadable;
}

function findElement(parent: Element, selector: string): HTMLElement {
  const found = parent.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
}

async function readPixels(element: Element): Promise<OffscreenCanvasRenderingContext2D> {
  const shot = await page.screenshot({ element, base64: true, save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  return context;
}

function parseChannels(rgb: string): number[] {
  return (rgb.match(/\d+/g) ?? []).map(Number);
}

function contrastBetween(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** What WCAG's relative luminance takes from a channel of 0 to 255. Computed once: there are millions of pixels. */
const linearShares = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance as WCAG defines it, of the red, green and blue that begin at an index. */
function luminanceAt(channels: ArrayLike<number>, index: number): number {
  const linear = (offset: number) => linearShares[channels[index + offset] as number] as number;
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}
