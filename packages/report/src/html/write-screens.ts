import { Buffer } from 'node:buffer';
import type { CheckedFile, ReportScreenshot } from '../check-report.ts';
import { labelNetwork } from '../wording/label-network.ts';
import { markup, type Markup } from '../markup.ts';

const stageNames = {
  cover: 'Cover',
  started: 'Started',
  pause: 'Pause',
  outro: 'Outro',
} as const satisfies Record<ReportScreenshot['stage'], string>;

/** Shows the pictures that were taken while a file was played; null if it was not. */
export function writeScreens({ verdicts }: CheckedFile): Markup | null {
  const strips = groupStrips(verdicts);
  if (strips.length === 0) return null;
  return markup`<section class="block">
<h3>Played</h3>
<div class="strips" data-dense="${strips.length > 1 ? 'true' : 'false'}">${strips.map(
    ({ networks, screenshots }) =>
      markup`<div class="played"><h4>${networks.map(labelNetwork).join(', ')}</h4><div class="screens">${screenshots.map(writeScreen)}</div></div>\n`,
  )}</div>
</section>`;
}

interface Strip {
  readonly networks: readonly string[];
  readonly screenshots: readonly ReportScreenshot[];
}

/** Joins networks on which the ad looked exactly the same. */
function groupStrips(verdicts: CheckedFile['verdicts']): Strip[] {
  const strips: { networks: string[]; screenshots: readonly ReportScreenshot[] }[] = [];
  for (const { network, screenshots = [] } of verdicts) {
    if (screenshots.length === 0) continue;
    const same = strips.find((strip) => looksSame(strip.screenshots, screenshots));
    if (same === undefined) strips.push({ networks: [network], screenshots });
    else same.networks.push(network);
  }
  return strips;
}

function looksSame(a: readonly ReportScreenshot[], b: readonly ReportScreenshot[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ stage, orientation, png }, index) => {
      const other = b[index];
      return (
        stage === other?.stage && orientation === other.orientation && Buffer.compare(png, other.png) === 0
      );
    })
  );
}

function writeScreen({ stage, orientation, widthPx, heightPx, png }: ReportScreenshot): Markup {
  const caption = `${stageNames[stage]}${orientation === 'landscape' ? ', landscape' : ''}`;
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return markup`<figure data-orientation="${orientation}"><img src="${source}" width="${widthPx}" height="${heightPx}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
}
