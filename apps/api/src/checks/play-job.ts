import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import type { Verdict } from '@spinreel/preflight/verdict';
import type { Screenshot } from '@spinreel/preflight/viewing/screenshot';
import { defineJob } from '../jobs/define-job.ts';
import { computeSha256 } from '../storage/sha256.ts';
import { runCheckProcess } from '../check-process/run-check-process.ts';
import { requireCheckedFile } from '../check-process/require-checked-file.ts';

/** A screenshot whose image is stored as a blob. */
export interface StoredScreenshot extends Omit<Screenshot, 'png'> {
  readonly sha256: string;
}

/** What a file did while it was played. */
export interface Play {
  readonly verdict: Verdict;
  readonly screenshots: readonly StoredScreenshot[];
}

/** Plays an uploaded file in the host simulator of a network, in a browser without network access. */
export const playJob = defineJob({
  name: 'play',
  key: (data: { sha256: string; fileName: string; networkId: string }) =>
    `play:${computeSha256(JSON.stringify(data))}`,
  answerWithinMs: serverTimings.exportAnswerMs,
  run: async ({ sha256, fileName, networkId }, { blobs, signal, report }): Promise<Play> => {
    const path = await requireCheckedFile(blobs, sha256);
    const order = { kind: 'behaviour', path, fileName, networkId } as const;
    const { verdict, screenshots } = await runCheckProcess(order, { signal, report });
    const stored: StoredScreenshot[] = [];
    for (const { png, ...facts } of screenshots)
      stored.push({ ...facts, sha256: await blobs.storeBytes(png) });
    return { verdict, screenshots: stored };
  },
});
