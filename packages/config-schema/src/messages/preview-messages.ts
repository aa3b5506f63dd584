import type { PlacementScreen } from '../options/options.ts';

/** A part of the ad that is hard to see on some screen shapes. */
export interface ShapeProblem {
  /** `covers`: the part is in front of `other`. `cut-off`: it is not completely on the screen. `hidden`: it is not on it. */
  readonly code: 'covers' | 'cut-off' | 'hidden';
  readonly screen: PlacementScreen;
  /** The name of the part, such as `spin button`. */
  readonly part: string;
  /** The name of the part that is covered; null for the other codes. */
  readonly other: string | null;
  /** The names of the screen shapes. */
  readonly shapes: readonly string[];
}

/** Messages of the preview step. */
export const previewMessages = {
  errorTitle: 'Preview Error',
  failed: 'Failed to generate preview',
  shapeProblem: ({ code, screen, part, other, shapes }: ShapeProblem) => {
    const names = shapes.map((name) => name.toLowerCase());
    const place = `In ${new Intl.ListFormat('en-GB').format(names)}, the ${part}`;
    switch (code) {
      case 'covers':
        return `${place} covers the ${other} on the ${screen} screen.`;
      case 'cut-off':
        return `${place} is cut off on the ${screen} screen.`;
      case 'hidden':
        return `${place} is missing on the ${screen} screen.`;
    }
  },
  expired: 'This preview has expired. Please refresh it.',
  /** This notice and the two below are shown as pages to phones that open a shared preview. */
  sharedUnknown: {
    title: 'Preview not found',
    text: 'Please scan the QR code again or ask for a new link.',
  },
  sharedExpired: {
    title: 'This preview has expired',
    text: 'Please share it again in Spinreel and scan the new QR code.',
  },
  sharedTooMany: {
    title: 'Too many attempts',
    text: 'Please wait a few minutes, then scan the QR code again.',
  },
  /** Shown in a shared preview when its CTA is tapped. */
  wouldOpen: (storeUrl: string) =>
    storeUrl === ''
      ? 'Would open the store. The ad has no store URL yet.'
      : `Would open ${storeUrl.replace(/^https?:\/\//, '')}`,
  /** Shown to other machines while the server serves only its own. */
  onlyHere: {
    title: 'Spinreel runs on another computer',
    text: 'Please open it there. From this device, you can see only shared previews and reports.',
  },
  needMorePausePoints: (missing: number) =>
    `Need ${missing} more pause points for Meta export (first pause is automatic)`,
} as const;
