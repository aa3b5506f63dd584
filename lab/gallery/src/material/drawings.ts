/** An image as a marketer's designer delivers it. */
export interface Drawing {
  readonly widthPx: number;
  readonly heightPx: number;
  /** HTML with inline styles. The font "Anton" is available. */
  readonly html: string;
}

interface CoverParts {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly background: string;
  readonly title: string;
  readonly titleColor: string;
  /** The center of the title, as a percentage of the height. */
  readonly titleTop: number;
  readonly hero: string;
  /** The center of the hero, as percentages of the width and height. */
  readonly heroAt: readonly [left: number, top: number];
  /** Percentage of the shorter side. */
  readonly heroSize: number;
}

/** The covers of the gallery, by name. */
export const coverDrawings = {
  /** Dark, with the title at the top and the hero in the middle. */
  dragon: drawCover({
    widthPx: 1080,
    heightPx: 1920,
    background: 'radial-gradient(circle at 50% 45%, #5b1f8a, #1a0830 60%, #06020f)',
    title: 'DRAGON<br>RICHES',
    titleColor: 'linear-gradient(#fff3b0, #ffb800 55%, #a85a00)',
    titleTop: 17,
    hero: emblem('#ffd34d', '#c2202e', '8'),
    heroAt: [50, 47],
    heroSize: 74,
  }),
  /** Light, with the hero in the lower half. */
  beach: drawCover({
    widthPx: 1080,
    heightPx: 1920,
    background: 'linear-gradient(#bfeaff, #f4fbff 45%, #ffe9b8 46%, #ffd98a)',
    title: 'SUNNY<br>SLOTS',
    titleColor: 'linear-gradient(#ff8a3d, #e2356b)',
    titleTop: 20,
    hero: emblem('#fff6d8', '#ff9f1c', 'S'),
    heroAt: [50, 62],
    heroSize: 62,
  }),
  /** A busy picture without an empty area. */
  jewels: drawCover({
    widthPx: 1080,
    heightPx: 1920,
    background: `repeating-conic-gradient(from 10deg at 50% 42%, #0a6b57 0 9deg, #0f8f6d 9deg 18deg)`,
    title: 'JEWEL<br>PALACE',
    titleColor: 'linear-gradient(#ffffff, #b6fff0)',
    titleTop: 12,
    hero: emblem('#c9fff3', '#7a2bd6', 'J'),
    heroAt: [50, 55],
    heroSize: 88,
  }),
  square: drawCover({
    widthPx: 1080,
    heightPx: 1080,
    background: 'radial-gradient(circle at 50% 60%, #e33b3b, #5a0612)',
    title: 'HOT 7s',
    titleColor: 'linear-gradient(#fff3b0, #ffb800)',
    titleTop: 16,
    hero: emblem('#ffe27a', '#b30018', '7'),
    heroAt: [50, 60],
    heroSize: 62,
  }),
  wide: drawCover({
    widthPx: 1600,
    heightPx: 900,
    background: 'linear-gradient(100deg, #04203f, #0b5c9c 60%, #071a33)',
    title: 'OCEAN GOLD',
    titleColor: 'linear-gradient(#fff8d2, #ffc93d)',
    titleTop: 22,
    hero: emblem('#9be7ff', '#0b5c9c', 'G'),
    heroAt: [72, 58],
    heroSize: 62,
  }),
} as const satisfies Record<string, Drawing>;

/** The logos of the gallery: wordmarks on a transparent background. */
export const logoDrawings = {
  wide: drawLogo(900, '#ffc93d', 'GRAND PARLOR'),
  white: drawLogo(480, '#ffffff', 'LUMEN'),
} as const satisfies Record<string, Drawing>;

function drawLogo(widthPx: number, color: string, name: string): Drawing {
  const html = `<div style="width:${widthPx}px;text-align:center;font:150px/180px Anton;color:${color}">${name}</div>`;
  return { widthPx, heightPx: 180, html };
}

function drawCover(parts: CoverParts): Drawing {
  const { widthPx, heightPx, background, title, titleColor, titleTop, hero, heroAt, heroSize } = parts;
  const side = Math.min(widthPx, heightPx);
  const heroPx = (side * heroSize) / 100;
  const html = `<div style="position:absolute;inset:0;background:${background}"></div>
<div style="position:absolute;left:${heroAt[0]}%;top:${heroAt[1]}%;width:${heroPx}px;height:${heroPx}px;transform:translate(-50%,-50%)">${hero}</div>
<div style="position:absolute;left:0;width:100%;top:${titleTop}%;transform:translateY(-50%);text-align:center;font:${side * 0.19}px/1 Anton;color:#0000;background:${titleColor};-webkit-background-clip:text;background-clip:text;filter:drop-shadow(0 ${side * 0.006}px 0 #3a1500) drop-shadow(0 ${side * 0.012}px ${side * 0.02}px #0009)">${title}</div>`;
  return { widthPx, heightPx, html };
}

/** A medallion in two colors with one large character. */
function emblem(rim: string, face: string, character: string): string {
  return `<svg viewBox="0 0 100 100" width="100%" height="100%">
<defs><radialGradient id="f" cx=".4" cy=".35"><stop stop-color="#fff" stop-opacity=".7"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<circle cx="50" cy="50" r="49" fill="${rim}"/><circle cx="50" cy="50" r="43" fill="#0003"/><circle cx="50" cy="50" r="41" fill="${face}"/>
<circle cx="50" cy="50" r="41" fill="url(#f)"/>
<text x="50" y="70" text-anchor="middle" font-size="56" font-family="Anton, serif" fill="${rim}" stroke="#0006" stroke-width="1">${character}</text></svg>`;
}
