import type { CheckedFile, ReportFinding, ReportVerdict } from '../check-report.ts';
import { countResults, writeCounts, writePassed } from '../count-results.ts';
import { describeConfidence, describeSource, ownRuleText } from '../wording/describe-source.ts';
import type { TopicResult } from '../publishing/list-topics.ts';
import { labelNetwork } from '../wording/label-network.ts';
import { markup, type Markup } from '../markup.ts';
import { drawState, type ResultState } from './icons.ts';
import { writeLink } from './write-link.ts';
import { findState, verdictId } from './write-overview.ts';

/** Writes every rule of every verdict of a file, with its source. Networks that reject the file are unfolded. */
export function writeRules(file: CheckedFile, options: { fileIndex: number; isAlone: boolean }): Markup {
  const { fileIndex, isAlone } = options;
  return markup`<section class="block">
<h3>Rule by rule</h3>
${file.verdicts.map((verdict, index) => {
  const isOpen = (isAlone && file.verdicts.length === 1) || !verdict.passed;
  return writeVerdict(verdict, { id: verdictId(fileIndex, index), isOpen });
})}
</section>`;
}

function writeVerdict(verdict: ReportVerdict, options: { id: string; isOpen: boolean }): Markup {
  const { id, isOpen } = options;
  const { network, findings, sha256 } = verdict;
  const counts = countResults(verdict);
  const broken = writeCounts(counts);
  return markup`<details class="rules"${isOpen && markup` open`}>
<summary>${drawState(findState(verdict))}<strong>${labelNetwork(network)}</strong><span>${writePassed(counts.passed, findings.length)}${broken === null ? '' : `, ${broken}`}</span></summary>
${writeFindingsTable(verdict, id)}
${writeSources(findings)}<p class="checksum">SHA-256 of the checked file: <code>${sha256}</code></p>
</details>
`;
}

/** Writes what was judged and what was not as a table, which links can point to. */
export function writeFindingsTable(
  { findings, notJudged }: Pick<TopicResult, 'findings' | 'notJudged'>,
  id?: string,
): Markup {
  return markup`<table${id !== undefined && markup` id="${id}"`}><thead><tr><th><span class="visually-hidden">Result</span></th><th>Rule</th><th>Source</th></tr></thead><tbody>
${findings.map(writeFinding)}${writeUnjudged(notJudged)}</tbody></table>`;
}

/** Lists the rules that were not judged in one row for each reason. */
function writeUnjudged(rules: ReportVerdict['notJudged']): Markup[] {
  const reasons = Map.groupBy(rules, ({ reason }) => reason);
  return [...reasons].map(
    ([reason, list]) =>
      markup`<tr data-state="unjudged"><td>${drawState('unjudged')}</td><td>Not judged: ${reason}${list.map(({ ruleId }) => markup` <code>${ruleId}</code>`)}</td><td></td></tr>\n`,
  );
}

const states = { error: 'failed', warning: 'warned', advice: 'advised' } as const satisfies Record<
  ReportFinding['severity'],
  ResultState
>;

function writeFinding(finding: ReportFinding): Markup {
  const { ruleId, severity, passed, message } = finding;
  const state = passed ? 'passed' : states[severity];
  return markup`<tr data-state="${state}"><td>${drawState(state)}</td><td>${message} <code>${ruleId}</code></td><td>${writeSource(finding)}</td></tr>\n`;
}

const confidenceLevels = { high: 3, medium: 2, low: 1 } as const;

/** Names the host of a rule's source. The list below the table has the addresses. */
function writeSource(finding: ReportFinding): Markup {
  const { source } = finding;
  if (source === null) return markup`<span class="own">${ownRuleText}</span>`;
  return markup`${writeLink(source, 'host')}${writeConfidence(finding)}`;
}

function writeConfidence(finding: ReportFinding): Markup | null {
  const { confidence } = finding;
  if (confidence === null) return null;
  const text = describeConfidence(finding);
  return markup` <span class="dots" data-level="${confidenceLevels[confidence]}" title="${text}"><i></i><i></i><i></i><span class="visually-hidden">${text}</span></span>`;
}

/** Lists the documents that state the rules of a verdict. */
function writeSources(findings: readonly ReportFinding[]): Markup | null {
  const bySource = new Map(
    findings.flatMap((finding) => (finding.source === null ? [] : [[finding.source, finding]])),
  );
  if (bySource.size === 0) return null;
  const items = [...bySource].map(
    ([url, finding]) => markup`<li>${writeLink(url)}, ${describeSource(finding)}</li>`,
  );
  return markup`<div class="documents"><h4>Sources</h4><ul>${items}</ul></div>\n`;
}
