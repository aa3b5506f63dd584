import { Buffer } from 'node:buffer';
import type { CheckedFile, ReportScreenshot } from '../check-report.ts';
import { labelNetwork } from '../label-network.ts';
import { markup, type Markup } from '../markup.ts';

const stageNames = {
  cover: 'Cover',
  started: 'Started',
  pause: 'Pause',
  outro: 'Outro',
} as const satisfies Record<ReportScreenshot['stage'], string>;

/** Shows the pictures that were taken while a file was played; null if it was not. */
export function writeScreens({ verdicts }: CheckedFile): Markup | null {
  const played = verdicts.filter(({ screenshots = [] }) => screenshots.length > 0);
  if (played.length === 0) return null;
  return markup`<section class="block">
<h3>Played</h3>
${played.map(
  ({ network, screenshots = [] }) => markup`<div class="played"><h4>${labelNetwork(network)}</h4>
<div class="screens">${screenshots.map(writeScreen)}</div></div>
`,
)}</section>`;
}

function writeScreen({ stage, orientation, widthPx, heightPx, png }: ReportScreenshot): Markup {
  const caption = `${stageNames[stage]}${orientation === 'landscape' ? ', landscape' : ''}`;
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return markup`<figure data-orientation="${orientation}"><img src="${source}" width="${widthPx}" height="${heightPx}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
}
