import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { AssetKind, AssetSize } from '@spinreel/preflight/assets/asset-size';
import type { CheckedFile } from '../check-report.ts';
import { markup, type Markup } from '../markup.ts';
import { writeShare, writeSize } from '../wording/write-size.ts';

/** The picture has a bar for each of the largest assets, and one for the rest. */
const maxBars = 10;

const kindNames = {
  video: 'Video',
  image: 'Images',
  audio: 'Sound',
  font: 'Fonts',
  script: 'Scripts',
  style: 'Styles',
  markup: 'Markup',
  data: 'Data',
  other: 'Other',
} as const satisfies Record<AssetKind, string>;

/** Draws what uses the space in a file: one bar with the share of each kind, then the largest assets; null if unknown. */
export function writeSizes({ sizes }: CheckedFile, isAlone: boolean): Markup | null {
  const total = sumBytes(sizes);
  if (total === 0) return null;
  const kinds = (Object.keys(kindNames) as AssetKind[])
    .map((kind) => ({ kind, bytes: sumBytes(sizes.filter((size) => size.kind === kind)) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
  const largest = sizes[0]?.bytes ?? 0;
  const rest = sizes.slice(maxBars);
  const toLabel = createLabels(sizes);
  const bars = markup`<table class="bars"><thead class="visually-hidden"><tr><th>Asset</th><th>Share</th><th>Size</th></tr></thead><tbody>${sizes
    .slice(0, maxBars)
    .map(({ path, kind, bytes }) => writeBar({ label: toLabel(path), kind, bytes, largest, total }))}${
    rest.length > 0 &&
    writeBar({
      label: writeCount(rest.length, 'smaller part'),
      kind: 'other',
      bytes: sumBytes(rest),
      largest,
      total,
    })
  }</tbody></table>`;
  return markup`<section class="block sizes">
<h3>What uses the space <small>${writeSize(total)} unpacked</small></h3>
<div class="stack" aria-hidden="true">${kinds.map(
    ({ kind, bytes }) => markup`<i data-kind="${kind}" style="flex-grow:${bytes}"></i>`,
  )}</div>
<ul class="legend">${kinds.map(
    ({ kind, bytes }) =>
      markup`<li><i data-kind="${kind}"></i>${kindNames[kind]} <b>${writeSize(bytes)}</b> ${writeShare(bytes, total)}</li>`,
  )}</ul>
${isAlone ? bars : markup`<details class="more"><summary>${writeCount(sizes.length, 'part')}</summary>${bars}</details>`}
</section>`;
}

function writeBar(options: {
  label: string;
  kind: AssetKind;
  bytes: number;
  largest: number;
  total: number;
}): Markup {
  const { label, kind, bytes, largest, total } = options;
  const percent = Math.min(100, (bytes / largest) * 100);
  return markup`<tr><th scope="row">${label}</th><td class="bar"><i data-kind="${kind}" style="width:${percent.toFixed(2)}%"></i></td><td class="number">${writeSize(bytes)} <small>${writeShare(bytes, total)}</small></td></tr>`;
}

/** Returns a function that shortens the paths of parts if all of them are in the same file. */
function createLabels(sizes: readonly AssetSize[]): (path: string) => string {
  const separator = ': ';
  const files = new Set(sizes.map(({ path }) => path.split(separator, 1)[0] ?? path));
  if (files.size !== 1 || sizes.length === 1) return (path) => path;
  return (path) =>
    path.includes(separator) ? path.slice(path.indexOf(separator) + separator.length) : 'rest of the page';
}

function sumBytes(sizes: readonly AssetSize[]): number {
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
}
