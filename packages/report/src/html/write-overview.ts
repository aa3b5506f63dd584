import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { CheckedFile, CheckReport, ReportVerdict } from '../check-report.ts';
import {
  countResults,
  hasPassed,
  meetsRequirements,
  isReady,
  writeCounts,
  writePassed,
} from '../count-results.ts';
import { labelNetwork } from '../wording/label-network.ts';
import { listAllProblems } from '../list-problems.ts';
import { markup, type Markup } from '../markup.ts';
import { writeSize } from '../wording/write-size.ts';
import { drawState, type ResultState } from './icons.ts';

/** Writes the head of the page: the result in one sentence, and a tile for each verdict. */
export function writeOverview(report: CheckReport): Markup {
  const { files } = report;
  const verdicts = files.flatMap((file, fileIndex) =>
    file.verdicts.map((verdict, index) => ({ file, verdict, id: verdictId(fileIndex, index) })),
  );
  const [onlyFile] = files.length === 1 ? files : [];
  return markup`<section class="hero" data-state="${hasPassed(report) ? 'passed' : 'failed'}">
<p class="eyebrow">${onlyFile === undefined ? writeCount(files.length, 'file') : onlyFile.fileName}</p>
<h1>${writeTitle(files)}</h1>
<p class="lead">${writeLead(report)}</p>
</section>
<section aria-labelledby="networks">
<h2 id="networks">Networks</h2>
<ol class="tiles">${verdicts
    .toSorted((a, b) => Number(a.verdict.passed) - Number(b.verdict.passed))
    .map(({ file, verdict, id }) => writeTile({ file, verdict, id, isAlone: onlyFile !== undefined }))}</ol>
</section>`;
}

/** The id of a verdict's list of rules. */
export function verdictId(fileIndex: number, verdictIndex: number): string {
  return `rules-${fileIndex + 1}-${verdictIndex + 1}`;
}

/** Returns the worst that happened in a verdict. */
export function findState(verdict: Pick<ReportVerdict, 'passed' | 'findings' | 'notJudged'>): ResultState {
  const { errors, warnings, advice } = countResults(verdict);
  if (!verdict.passed || errors > 0) return 'failed';
  if (warnings > 0) return 'warned';
  return advice > 0 ? 'advised' : 'passed';
}

function writeTitle(files: readonly CheckedFile[]): string {
  const verdicts = files.flatMap((file) => file.verdicts);
  const failed = verdicts.filter(({ passed }) => !passed).length;
  if (verdicts.length === 0) return 'Nothing was checked';
  if (files.length > 1) {
    const broken = files.filter((file) => !isReady(file)).length;
    if (broken > 0)
      return `${broken} of ${writeCount(files.length, 'file')} ${broken === 1 ? 'has' : 'have'} errors`;
    return `All ${writeCount(files.length, 'file')} are ready to upload`;
  }
  const [first] = verdicts;
  if (failed === 0 && first !== undefined && !files.every(meetsRequirements))
    return 'Accepted by the networks, but not ready for the market';
  if (verdicts.length === 1) {
    const label = labelNetwork(first?.network ?? '');
    return failed === 0 ? `Ready to upload to ${label}` : `Not ready for ${label}`;
  }
  if (failed === 0) return `Ready to upload to all ${verdicts.length} networks`;
  if (failed === verdicts.length) return `Not ready for any of ${verdicts.length} networks`;
  return `Not ready for ${failed} of ${verdicts.length} networks`;
}

function writeLead({ files }: CheckReport): string {
  const verdicts = files.flatMap((file) => file.verdicts);
  const count = verdicts.reduce((sum, { findings }) => sum + findings.length, 0);
  const passed = verdicts.reduce((sum, verdict) => sum + countResults(verdict).passed, 0);
  const problems = files.flatMap(listAllProblems);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const toFix = errors === 0 ? '' : `${writeCount(errors, 'thing')} to fix before you upload. `;
  return `${toFix}${writePassed(passed, count)}.${describePlaying(verdicts)}`;
}

/** Says for how many networks the ad was played, which is more than reading its bytes. */
function describePlaying(verdicts: readonly ReportVerdict[]): string {
  const played = verdicts.filter(({ screenshots = [] }) => screenshots.length > 0).length;
  if (played === 0) return '';
  if (played < verdicts.length)
    return ` The ad was also played in a simulated web view for ${played} of ${verdicts.length} networks.`;
  return ' The ad was also played in a simulation of each network’s web view.';
}

function writeTile(options: {
  file: CheckedFile;
  verdict: ReportVerdict;
  id: string;
  isAlone: boolean;
}): Markup {
  const { file, verdict, id, isAlone } = options;
  const state = findState(verdict);
  const limitBytes = verdict.findings.find(({ ruleId }) => ruleId === 'packed-size')?.limit ?? null;
  return markup`<li><a class="tile" data-state="${state}" href="#${id}">${drawState(state)}<strong>${labelNetwork(verdict.network)}</strong>${writeResult(verdict)}${
    isAlone ? null : markup`<span class="file-name">${file.fileName}</span>`
  }${limitBytes === null ? null : writeGauge(file.sizeBytes, limitBytes)}</a></li>`;
}

function writeResult(verdict: ReportVerdict): Markup {
  const counts = countResults(verdict);
  const errors = writeCounts({ ...counts, warnings: 0, advice: 0 });
  const rest = writeCounts({ ...counts, errors: 0 });
  if (errors === null) return markup`<span>${rest ?? 'No problems'}</span>`;
  return markup`<span><b>${errors}</b>${rest !== null && `, ${rest}`}</span>`;
}

/** Draws how much of a size limit a file uses. */
function writeGauge(sizeBytes: number, limitBytes: number): Markup {
  const percent = limitBytes === 0 ? 100 : Math.min(100, (sizeBytes / limitBytes) * 100);
  const isOver = sizeBytes > limitBytes;
  return markup`<span class="gauge"><i data-over="${isOver ? 'true' : 'false'}" style="width:${percent.toFixed(1)}%"></i></span><small>${writeSize(sizeBytes)} of ${writeSize(limitBytes)}</small>`;
}
