import type { CheckVerdict, FileCheck } from '@spinreel/api-contract/checks';
import type { Answer } from '../../../api-client/calls/api-failure.ts';
import { describeFailure } from '../../../api-client/calls/describe-failure.ts';

/** One of several files, and how far its check is. */
export interface SeveralRow {
  /** Tells it from other files, which may have the same name. */
  readonly key: string;
  readonly fileName: string;
  readonly status: 'waiting' | 'checking' | 'playing' | 'done' | 'failed' | 'canceled';
  /** Null until it has been checked. */
  readonly check: FileCheck | null;
  /** Why it could not be checked or played; null if it could. */
  readonly message: string | null;
}

/** The requests for one file. */
export interface SeveralRequests {
  readonly send: (file: File, signal: AbortSignal) => Promise<Answer<FileCheck>>;
  /** Null if the files are not played. */
  readonly play:
    | ((place: { id: string; network: string }, signal: AbortSignal) => Promise<Answer<CheckVerdict>>)
    | null;
}

/**
 * Checks files one after the other, and then plays each of them for its networks, so that all rows have a first answer
 * soon. A file that fails does not stop the others. `onChange` receives the rows whenever one has changed.
 */
export async function checkSeveral(options: {
  files: readonly File[];
  requests: SeveralRequests;
  signal: AbortSignal;
  onChange: (rows: readonly SeveralRow[]) => void;
}): Promise<void> {
  const { files, requests, signal, onChange } = options;
  let rows: readonly SeveralRow[] = files.map(({ name }, index) => {
    return { key: `${index} ${name}`, fileName: name, status: 'waiting', check: null, message: null };
  });
  const change = (index: number, changes: Partial<SeveralRow>) => {
    rows = rows.map((row, at) => (at === index ? { ...row, ...changes } : row));
    onChange(rows);
  };
  onChange(rows);
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    change(index, { status: 'checking' });
    const answer = await requests.send(file, signal);
    if ('data' in answer)
      change(index, { check: answer.data, status: requests.play === null ? 'done' : 'waiting' });
    else if (!signal.aborted) change(index, { status: 'failed', message: describeFailure(answer.error) });
  }
  for (const [index, { check }] of rows.entries()) {
    if (requests.play === null || check === null) continue;
    if (signal.aborted) break;
    change(index, { status: 'playing' });
    const message = await playAll(check, requests.play, {
      signal,
      onVerdict: (verdict) => {
        const known = rows[index]?.check ?? check;
        change(index, { check: replaceVerdict(known, verdict) });
      },
    });
    if (!signal.aborted) change(index, { status: 'done', message });
  }
  for (const [index, { status }] of rows.entries()) {
    if (status === 'waiting' || status === 'checking' || status === 'playing')
      change(index, { status: 'canceled' });
  }
}

/** Resolves to why the file could not be played for a network; null if it could for all. */
async function playAll(
  check: FileCheck,
  play: NonNullable<SeveralRequests['play']>,
  { signal, onVerdict }: { signal: AbortSignal; onVerdict: (verdict: CheckVerdict) => void },
): Promise<string | null> {
  let message: string | null = null;
  for (const { network, isPlayable } of check.verdicts) {
    if (signal.aborted) break;
    if (!isPlayable) continue;
    const answer = await play({ id: check.id, network }, signal);
    if ('data' in answer) onVerdict(answer.data);
    else message = describeFailure(answer.error);
  }
  return message;
}

function replaceVerdict(check: FileCheck, verdict: CheckVerdict): FileCheck {
  const verdicts = check.verdicts.map((known) => (known.network === verdict.network ? verdict : known));
  return { ...check, verdicts };
}
