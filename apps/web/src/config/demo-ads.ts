/** The finished ads that the front page offers, by file name (`demo/demo-ads.ts`). */
export const demoAds = [
  {
    id: 'double-spin',
    name: 'Double spin',
    layout: 'Split screen',
    text: 'The reels stop twice and wait for a tap.',
    pauseCount: 2,
  },
  {
    id: 'single-spin',
    name: 'Single spin',
    layout: 'Full screen',
    text: 'The video fills the phone and stops once.',
    pauseCount: 1,
  },
  {
    id: 'straight-play',
    name: 'Straight play',
    layout: 'Split screen',
    text: 'One tap, and the video plays through to the win.',
    pauseCount: 0,
  },
] as const;

export type DemoAd = (typeof demoAds)[number];

/** Returns the URL of a demo ad's file. */
export function getDemoAdPath({ id }: DemoAd): string {
  return `/demo/${id}.html`;
}
