import { capitalize } from '@spinreel/config-schema/messages/format/capitalize';
import type { CheckedFile, CheckReport } from '../check-report.ts';
import { hasPassed, isReady } from '../count-results.ts';
import { lawConfidenceTexts, networkConfidenceTexts } from '../wording/describe-source.ts';
import { Markup, markup } from '../markup.ts';
import { writeSize } from '../wording/write-size.ts';
import { brandMark, drawState } from './icons.ts';
import { pageStyle } from './page-style.ts';
import { partStyle } from './part-style.ts';
import { printStyle } from './print-style.ts';
import { writeOverview, findState } from './write-overview.ts';
import { writeProblems, writeProblem } from './write-problems.ts';
import { writeRules, writeFindingsTable } from './write-rules.ts';
import { writeScreens } from './write-screens.ts';
import { writeSizes } from './write-sizes.ts';
import { groupProblems } from '../list-problems.ts';
import { listTopics, type Topic, type TopicResult } from '../publishing/list-topics.ts';
import { labelNetwork } from '../wording/label-network.ts';

/** Nothing but the page's own styles and pictures can be loaded, whatever the checked file contains. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * Formats a report for people, as one HTML page that needs no other file, no network and no scripts. It is dark on
 * screens and light on paper. `printReport` of preflight makes a PDF of it.
 */
export function formatHtml(report: CheckReport): string {
  const { files, createdAt, version } = report;
  const [first] = files;
  const subject = files.length === 1 && first !== undefined ? first.fileName : `${files.length} files`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${hasPassed(report) ? '✓' : '✗'} ${subject}: preflight report</title>
<style>${new Markup(pageStyle + partStyle + printStyle)}</style>
</head>
<body>
<header class="top"><p class="brand">${brandMark}Spinreel <span>Preflight report</span></p>
<p class="stamp"><time datetime="${createdAt.toISOString()}">${writeDate(createdAt)}</time><span>Version ${version}</span></p></header>
<main>
${writeOverview(report)}
${files.map((file, index) => writeFile(file, index, files.length === 1))}
</main>
<footer><h2>How to read this report</h2>
<p>An error means that the network rejects the file, that the ad is broken there, or that it may not be published in the market as it is.
A warning means that something may go wrong, such as lost viewers or a ban in a part of the market.
Recommendations make an ad better, and never fail a file.
Each verdict is valid only for the file with the listed SHA-256.</p>
<ul class="confidence">${([3, 2, 1] as const).map(
    (level) =>
      markup`<li><span class="dots" data-level="${level}"><i></i><i></i><i></i></span> ${describeLevel(confidenceByLevel[level], report)}</li>`,
  )}</ul></footer>
</body>
</html>
`.toString();
}

const confidenceByLevel = { 3: 'high', 2: 'medium', 1: 'low' } as const;

function writeFile(file: CheckedFile, index: number, isAlone: boolean): Markup {
  const { fileName, sizeBytes, sha256, verdicts } = file;
  const madeWith = verdicts.find((verdict) => verdict.madeWith !== null)?.madeWith ?? null;
  const title = isAlone
    ? markup`<h2>The file</h2>`
    : markup`<h2>${drawState(isReady(file) ? 'passed' : 'failed')} ${fileName}</h2>`;
  return markup`<article>${title}
<dl class="facts"><div><dt>Size</dt><dd>${writeSize(sizeBytes)}</dd></div>
${madeWith !== null && markup`<div><dt>Made with</dt><dd>${madeWith}</dd></div>`}
<div class="wide"><dt>SHA-256</dt><dd><code>${sha256}</code></dd></div></dl>
${writeProblems(file)}
${writePublishing(file)}
${writeScreens(file)}
${writeSizes(file, isAlone)}
${writeRules(file, { fileIndex: index, isAlone })}
</article>
`;
}

function writeDate(date: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(date)} UTC`;
}

/** Says what a confidence means in the topics of a report. */
function describeLevel(confidence: keyof typeof lawConfidenceTexts, { files }: CheckReport): string {
  const text = capitalize(networkConfidenceTexts[confidence]);
  const hasLaws = files.some(({ publishing = [] }) =>
    publishing.some(({ compliance }) => compliance !== null),
  );
  return hasLaws ? `${text}; laws and policies: ${lawConfidenceTexts[confidence]}` : text;
}

/** Writes the answers to the questions about publishing a file; nothing if it was not checked for publishing. */
function writePublishing(file: CheckedFile): readonly Markup[] {
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
