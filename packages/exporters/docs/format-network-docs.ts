import { describeSizeLimit } from '../src/size/describe-size-limit.ts';
import type { Network, Source } from '../src/network.ts';
import type { UnsupportedNetwork } from '../src/networks/unsupported-networks.ts';

/** Formats docs/networks.md: the networks with their limits, what they measure, and those that are not supported. */
export function formatNetworkDocs(options: {
  networks: readonly Network[];
  unsupported: readonly UnsupportedNetwork[];
}): string {
  const { networks, unsupported } = options;
  const measuring = networks.filter(({ measurement }) => measurement !== null);
  const silent = networks.filter(({ measurement }) => measurement === null);
  return `# Networks

Generated from \`packages/exporters/src/networks\` by \`pnpm generate\`. To change a row, change the network's record. To add one, see [adding-a-network.md](adding-a-network.md). \`pnpm -s spinreel networks --json\` prints the same facts for scripts.

## Files and limits

${formatTable(
  [
    'Network',
    'Id',
    'File',
    'Size limit',
    'Orientation',
    'Store URL',
    'Automatic steps',
    'Rules',
    'Validator',
    'Sources',
  ],
  networks.map((network) => [
    network.label,
    `\`${network.id}\``,
    network.container.extension.toUpperCase(),
    describeSizeLimit(network),
    network.orientation,
    network.storeUrl,
    network.automaticSteps,
    network.specStatus,
    network.validator === null ? '' : `[${network.validator.label}](${network.validator.url})`,
    formatSources(network),
  ]),
)}

- **Size limit**: 1 MB is 1,000,000 bytes. Where it applies to the unpacked files, it applies to the ZIP too. A limit without a source is Spinreel's own.
- **Orientation**: \`both\` networks require ads to work in landscape. \`portrait\` networks recommend it.
- **Store URL**: \`required\` files contain the store URLs of the ad. With \`campaign\`, the network opens the URL of its campaign. With \`forbidden\`, it also rejects files that contain a URL.
- **Automatic steps**: where they are \`forbidden\`, the outro does not follow by itself if nobody spins.
- **Rules**: \`confirmed\` rules are on the network's own pages, some \`partial\` ones come from studies, and \`unverified\` ones come from third parties.
- **Sources**: each with the date on which it was read.

## What each network shows the marketer

An ad reports its use only through the network's own calls. The interactions are the viewer's taps before the outro: an ad with fewer reports nothing.

${formatTable(
  ['Network', 'Call', 'Events, in their usual order', 'Minimum interactions'],
  measuring.map(({ label, measurement }) => [
    label,
    `\`${measurement?.call ?? ''}\``,
    (measurement?.events ?? []).map((event) => `\`${event}\``).join(', '),
    String(measurement?.minInteractions ?? 0),
  ]),
)}

The files for ${formatList(silent.map(({ label }) => label))} report no events.

## What a network asks for at the upload

Only what a document states. The other networks are not known to limit the number of files.

${formatTable(
  ['Network', 'Limit', 'Asks for', 'Sources'],
  networks
    .filter(({ uploads }) => uploads.group !== null || uploads.questions.length > 0)
    .map(({ label, uploads: { group, questions } }) => [
      label,
      group === null ? '' : `${group.maxFiles} for each ${group.name}`,
      questions.map(({ text }) => text).join(', '),
      [...(group === null ? [] : [group]), ...questions]
        .map(({ source }) => formatSource(source, 'uploads'))
        .join('<br>'),
    ]),
)}

## Not supported

${formatTable(
  ['Network', 'Id', 'Reason', 'Source'],
  unsupported.map(({ label, id, reason, source }) => [
    label,
    `\`${id}\``,
    reason,
    formatSource(source, 'format'),
  ]),
)}
`;
}

/** Names each document once, with the topics that it is the source of. */
function formatSources({ sources, ruleOverrides }: Network): string {
  const hasOwnLimit = ruleOverrides['packed-size']?.topic === 'own';
  const cited = Object.entries(sources).flatMap(([topic, source]) =>
    source === null || (topic === 'size' && hasOwnLimit) ? [] : [{ topic, source }],
  );
  return [...Map.groupBy(cited, ({ source }) => source.url).values()]
    .map((same) =>
      formatSource((same[0] as (typeof cited)[number]).source, same.map(({ topic }) => topic).join(', ')),
    )
    .join('<br>');
}

function formatSource({ url, checkedOn }: Source, text: string): string {
  return `[${text}](${url}) (${checkedOn})`;
}

function formatList(items: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(items);
}

function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, header.map(() => '---'), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');
}
