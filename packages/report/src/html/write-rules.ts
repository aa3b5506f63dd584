import type { Finding } from '@spinreel/preflight/finding';
import type { CheckedFile, ReportVerdict } from '../check-report.ts';
import { countResults, writeCount, writeCounts } from '../count-results.ts';
import { confidenceTexts, ownRuleText } from '../describe-source.ts';
import { labelNetwork } from '../label-network.ts';
import { markup, type Markup } from '../markup.ts';
import { drawState, type ResultState } from './icons.ts';
import { writeLink } from './write-link.ts';
import { findState, verdictId } from './write-overview.ts';

/** Writes every rule of every verdict of a file, with its source. Networks that reject the file are unfolded. */
export function writeRules(file: CheckedFile, fileIndex: number): Markup {
  return markup`<section class="block">
<h3>Rule by rule</h3>
${file.verdicts.map((verdict, index) => writeVerdict(verdict, verdictId(fileIndex, index), file.verdicts.length === 1))}
</section>`;
}

function writeVerdict(verdict: ReportVerdict, id: string, isAlone: boolean): Markup {
  const { network, passed, findings, notJudged, sha256 } = verdict;
  const counts = countResults(verdict);
  const broken = writeCounts(counts);
  const isOpen = isAlone || !passed;
  return markup`<details class="rules"${isOpen && markup` open`}>
<summary>${drawState(findState(verdict))}<strong>${labelNetwork(network)}</strong><span>${counts.passed} of ${writeCount(findings.length, 'check')} passed${broken === null ? '' : `, ${broken}`}</span></summary>
<table id="${id}"><thead><tr><th>Result</th><th>Rule</th><th>Source</th></tr></thead><tbody>
${findings.map(writeFinding)}${notJudged.map(
    ({ ruleId, reason }) =>
      markup`<tr data-state="unjudged"><td>${drawState('unjudged')}</td><td>Not judged: ${reason} <code>${ruleId}</code></td><td></td></tr>\n`,
  )}</tbody></table>
<p class="checksum">SHA-256 of the checked file: <code>${sha256}</code></p>
</details>
`;
}

const states = { error: 'failed', warning: 'warned', advice: 'advised' } as const satisfies Record<
  Finding['severity'],
  ResultState
>;

function writeFinding(finding: Finding): Markup {
  const { ruleId, severity, passed, message } = finding;
  const state = passed ? 'passed' : states[severity];
  return markup`<tr data-state="${state}"><td>${drawState(state)}</td><td>${message} <code>${ruleId}</code></td><td>${writeSource(finding)}</td></tr>\n`;
}

const confidenceLevels = { high: 3, medium: 2, low: 1 } as const;

function writeSource({ source, checkedOn, confidence }: Finding): Markup {
  if (source === null) return markup`<span class="own">${ownRuleText}</span>`;
  const dots =
    confidence === null
      ? null
      : markup` <span class="dots" data-level="${confidenceLevels[confidence]}" title="${confidenceTexts[confidence]}"><i></i><i></i><i></i><span class="visually-hidden">${confidenceTexts[confidence]}</span></span>`;
  return markup`${writeLink(source)}<small>${checkedOn !== null && `read on ${checkedOn}`}${dots}</small>`;
}
