import { chmod, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { findProgram } from '@spinreel/media/programs/find-program';

/**
 * Records the argument lists with which a job starts ffmpeg, in order. While the job runs, PATH starts with a wrapper
 * of ffmpeg that writes down its arguments and executes the real program. The job may read the lists so far.
 */
export async function recordedFfmpeg<Result>(
  folder: string,
  job: (readRuns: () => Promise<string[][]>) => Promise<Result>,
): Promise<{ result: Result; runs: string[][] }> {
  const programs = await mkdtemp(join(folder, 'programs-'));
  const notes = join(programs, 'notes');
  await mkdir(notes);
  const real = await findProgram('ffmpeg');
  if (real === null) throw new Error('ffmpeg is not on PATH');
  const recorder = join(programs, 'ffmpeg');
  await writeFile(
    recorder,
    `#!/bin/sh\nprintf '%s\\0' "$@" > "${notes}/$(date +%s%N)-$$"\nexec '${real}' "$@"\n`,
  );
  await chmod(recorder, 0o755);
  const readRuns = async (): Promise<string[][]> => {
    const names = (await readdir(notes)).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(join(notes, name), 'utf8')));
    return texts.map((text) => text.split('\0').slice(0, -1));
  };
  const path = process.env['PATH'] ?? '';
  process.env['PATH'] = `${programs}${delimiter}${path}`;
  try {
    const result = await job(readRuns);
    return { result, runs: await readRuns() };
  } finally {
    process.env['PATH'] = path;
  }
}

/** The recorded runs of ffmpeg that are passes of encodes. */
export function findPasses(runs: readonly string[][]): string[][] {
  return runs.filter((args) => args.includes('-passlogfile'));
}
