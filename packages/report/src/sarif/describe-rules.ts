import { capitalize } from '@spinreel/config-schema/messages/format/capitalize';
import type { CheckedFile, ReportFinding } from '../check-report.ts';
import { ownRuleText, writeSource } from '../wording/describe-source.ts';
import { listResults } from '../publishing/list-topics.ts';
import { labelNetwork } from '../wording/label-network.ts';

/** Describes every rule that was checked, for the help of tools that read SARIF. Sorted by id. */
export function describeRules(files: readonly CheckedFile[]) {
  const byRule = new Map<string, { network: string; finding: ReportFinding }[]>();
  for (const { network, findings } of files.flatMap(listResults)) {
    for (const finding of findings) {
      const list = byRule.get(finding.ruleId) ?? [];
      byRule.set(finding.ruleId, [...list, { network, finding }]);
    }
  }
  return [...byRule]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, judged]) => {
      const findings = judged.map(({ finding }) => finding);
      const fixes = [...new Set(findings.map(({ fix }) => fix))].join(' ');
      // What the rule demands is the message of a file that complies.
      const demands = new Set(findings.filter(({ passed }) => passed).map(({ message }) => message));
      const sources = listSources(judged);
      const level = findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
      const [helpUri] = sources.keys();
      return {
        id,
        name: toPascalCase(id),
        shortDescription: { text: toSentence(id) },
        fullDescription: { text: demands.size === 0 ? fixes : [...demands].join(' ') },
        help: {
          text: [fixes, ...writeSources(sources)].join('\n'),
          markdown: [fixes, '', ...writeSources(sources).map((line) => `- ${line}`)].join('\n'),
        },
        ...(helpUri === undefined ? {} : { helpUri }),
        defaultConfiguration: { level },
        properties: { tags: ['playable-ad'] },
      };
    });
}

type Sources = ReadonlyMap<string, { readonly networks: Set<string>; readonly finding: ReportFinding }>;

function listSources(judged: readonly { network: string; finding: ReportFinding }[]): Sources {
  const sources = new Map<string, { networks: Set<string>; finding: ReportFinding }>();
  for (const { network, finding } of judged) {
    if (finding.source === null) continue;
    const entry = sources.get(finding.source) ?? { networks: new Set(), finding };
    sources.set(finding.source, entry);
    entry.networks.add(labelNetwork(network));
  }
  return sources;
}

function writeSources(sources: Sources): string[] {
  if (sources.size === 0) return [`${ownRuleText}.`];
  return [...sources].map(
    ([url, { networks, finding }]) => `${[...networks].join(', ')}: ${writeSource(url, finding)}`,
  );
}

function toPascalCase(id: string): string {
  return id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function toSentence(id: string): string {
  return capitalize(id.replaceAll('-', ' '));
}
