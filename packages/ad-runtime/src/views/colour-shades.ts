/** What a button needs of one colour, as CSS colours. */
export interface ColourShades {
  readonly base: string;
  /** Towards white: where light falls. */
  readonly light: string;
  readonly dark: string;
  /** Edges, outlines and the depth of a stacked button. */
  readonly darkest: string;
  /** Readable on `base`. */
  readonly text: string;
  /** Around the text. */
  readonly textEdge: string;
}

/** Shades of a colour given as `#RRGGBB`. */
export function colourShades(colour: string): ColourShades {
  const darkest = mixed(colour, 0, 0.62);
  const isBright = brightness(colour) > 0.6;
  return {
    base: colour,
    light: mixed(colour, 255, 0.5),
    dark: mixed(colour, 0, 0.36),
    darkest,
    text: isBright ? mixed(colour, 0, 0.8) : '#fff',
    textEdge: isBright ? 'rgba(255,255,255,.6)' : darkest,
  };
}

/** The colour moved towards black (0) or white (255) by a share of the way. */
function mixed(colour: string, target: number, share: number): string {
  return `rgb(${channels(colour)
    .map((channel) => Math.round(channel + (target - channel) * share))
    .join()})`;
}

/** 0 for black to 1 for white, as the eye weighs the channels. */
function brightness(colour: string): number {
  const [red, green, blue] = channels(colour) as [number, number, number];
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
