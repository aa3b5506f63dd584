import type { CheckedFile } from '../check-report.ts';
import { groupProblems } from '../list-problems.ts';
import { markup, type Markup } from '../markup.ts';
import { listTopics, type Topic, type TopicResult } from '../publishing/list-topics.ts';
import { labelNetwork } from '../wording/label-network.ts';
import { drawState } from './icons.ts';
import { findState } from './write-overview.ts';
import { writeProblem } from './write-problems.ts';
import { writeFindingsTable } from './write-rules.ts';

/** Writes the answers to the questions about publishing a file; nothing if it was not checked for publishing. */
export function writePublishing(file: CheckedFile): readonly Markup[] {
  return listTopics(file).map(writeTopic);
}

function writeTopic({ title, results, notes }: Topic): Markup {
  const problems = groupProblems(results);
  return markup`<section class="block">
<h3>${title}</h3>
${
  problems.length > 0 &&
  markup`<ol class="problems">${problems.map((problem) => writeProblem(problem, results.length))}</ol>`
}
${results.map(writeResult)}
<p class="source">${notes.join(' ')}</p>
</section>`;
}

function writeResult(result: TopicResult): Markup {
  const { network, summary, passed, isJudged } = result;
  return markup`<details class="rules"${!passed && markup` open`}>
<summary>${drawState(passed && !isJudged ? 'unjudged' : findState(result))}<strong>${labelNetwork(network)}</strong><span>${summary}</span></summary>
${writeFindingsTable(result)}
</details>
`;
}
