import { drawBackground } from './draw-background.ts';
import { drawBadge } from './draw-badge.ts';
import { drawCover } from './draw-cover.ts';
import { drawCtaButton } from './draw-cta-button.ts';
import { drawOutro } from './draw-outro.ts';
import type { Paint } from '../paint/paint.ts';

/** A still image and its size in pixels. */
export interface Still {
  widthPx: number;
  heightPx: number;
  draw: (paint: Paint) => void;
}

/** The still images by name. */
export const stills = {
  cover: { widthPx: 1080, heightPx: 1920, draw: drawCover },
  outro: { widthPx: 1080, heightPx: 1920, draw: drawOutro },
  badge: { widthPx: 800, heightPx: 800, draw: drawBadge },
  background: { widthPx: 1080, heightPx: 1080, draw: drawBackground },
  ctaButton: { widthPx: 600, heightPx: 200, draw: drawCtaButton },
} as const satisfies Record<string, Still>;
export type StillName = keyof typeof stills;
