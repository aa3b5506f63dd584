import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { defineJob } from '../jobs/define-job.ts';
import { computeSha256 } from '../storage/sha256.ts';
import type { CheckResults } from '../check-process/check-order.ts';
import { runCheckProcess } from '../check-process/run-check-process.ts';
import { requireCheckedFile } from '../check-process/require-checked-file.ts';
import type { Verdict } from '@spinreel/preflight/verdict';
import type { Screenshot } from '@spinreel/preflight/viewing/screenshot';

/** Checks the bytes of an uploaded file against the rules of networks, and measures what uses the space in it. */
export const checkBytesJob = defineJob({
  name: 'check-bytes',
  key: (data: { sha256: string; fileName: string; networkIds: readonly string[] }) =>
    `check-bytes:${computeSha256(JSON.stringify(data))}`,
  answerWithinMs: serverTimings.exportAnswerMs,
  run: async (
    { sha256, fileName, networkIds },
    { blobs, signal, report },
  ): Promise<CheckResults['bytes']> => {
    const path = await requireCheckedFile(blobs, sha256);
    return await runCheckProcess({ kind: 'bytes', path, fileName, networkIds }, { signal, report });
  },
});

/** A screenshot whose image is stored as a blob. */
interface StoredScreenshot extends Omit<Screenshot, 'png'> {
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

/** Prints a report as a PDF. Its page is stored as a blob, because it may contain many images. */
export const printReportJob = defineJob({
  name: 'print-report',
  key: ({ pageSha256 }: { pageSha256: string }) => `print-report:${pageSha256}`,
  run: async ({ pageSha256 }, { blobs, signal, report }): Promise<Uint8Array> => {
    const path = await requireCheckedFile(blobs, pageSha256);
    const { pdf } = await runCheckProcess({ kind: 'print', path }, { signal, report });
    return pdf;
  },
});
