import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Occurrence } from '@spinreel/preflight/syntax/source-text';
import type { CheckedFile } from '../check-report.ts';
import { cleanText } from '../wording/clean-text.ts';
import { describeSource, ownRuleText } from '../wording/describe-source.ts';
import { listProblems, maxShownPlaces, type Problem, type ProblemSource } from '../list-problems.ts';
import { markup, type Markup } from '../markup.ts';
import { drawState, stateNames, type ResultState } from './icons.ts';
import { writeLink } from './write-link.ts';

/** Writes a card for each broken rule of a file, the worst first; null if there is none. */
export function writeProblems(file: CheckedFile): Markup | null {
  const problems = listProblems(file);
  if (problems.length === 0) return null;
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  return markup`<section class="block">
<h3>${hasErrors ? 'What to fix' : 'What to improve'}</h3>
<ol class="problems">${problems.map((problem) => writeProblem(problem, file.verdicts.length))}</ol>
</section>`;
}

const states = { error: 'failed', warning: 'warned', advice: 'advised' } as const satisfies Record<
  Problem['severity'],
  ResultState
>;

/** Writes one card. It names the networks, unless all of `networkCount` networks are concerned. */
export function writeProblem(problem: Problem, networkCount: number): Markup {
  const { ruleId, severity, message, fix, networkLabels, uploadErrors, sources } = problem;
  const state = states[severity];
  const isForAll = networkCount > 1 && networkLabels.length === networkCount;
  const names = isForAll ? ['All networks'] : networkLabels;
  return markup`<li class="problem" data-state="${state}">
<p class="kind">${drawState(state)}${stateNames[state]}<code>${ruleId}</code>${uploadErrors.map((name) => markup`<code>${name}</code>`)}</p>
<h4>${message}</h4>
<ul class="chips">${names.map((name) => markup`<li>${name}</li>`)}</ul>
${writePlaces(problem)}<p class="fix"><b>How to fix it</b> ${fix}</p>
${writeSources(sources)}
</li>`;
}

/** Writes where the rule comes from. Several documents are folded away, each with the networks that refer to it. */
function writeSources(sources: readonly ProblemSource[]): Markup {
  const [first, ...others] = sources;
  if (first === undefined) return markup`<p class="source">${ownRuleText}</p>`;
  if (others.length === 0) return markup`<p class="source">${writeSource(first)}</p>`;
  const items = sources.map(
    (source) => markup`<li>${source.networkLabels.join(', ')}: ${writeSource(source)}</li>`,
  );
  return markup`<details class="more"><summary>${sources.length} sources</summary><ul class="source">${items}</ul></details>`;
}

function writeSource(source: ProblemSource): Markup {
  const facts = describeSource(source);
  return markup`${writeLink(source.url)}${facts !== '' && `, ${facts}`}`;
}

function writePlaces({ occurrences, occurrenceCount }: Problem): Markup | null {
  if (occurrences.length === 0) return null;
  const rest = occurrences.slice(maxShownPlaces);
  const hidden = occurrenceCount - occurrences.length;
  return markup`<ol class="places">${occurrences.slice(0, maxShownPlaces).map(writePlace)}</ol>
${
  rest.length > 0 &&
  markup`<details class="more"><summary>${writeCount(rest.length, 'more place')}</summary><ol class="places">${rest.map(writePlace)}</ol></details>`
}${hidden > 0 && markup`<p class="hidden-places">${writeCount(hidden, 'further place')} not listed</p>`}`;
}

function writePlace({ path, line, column, excerpt }: Occurrence): Markup {
  return markup`<li><code class="place">${cleanText(path)}:${line}:${column}</code> <code class="excerpt">${cleanText(excerpt)}</code></li>`;
}
