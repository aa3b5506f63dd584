import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { defineJob } from '../jobs/define-job.ts';
import { computeSha256 } from '../storage/sha256.ts';
import type { CheckResults } from '../check-process/check-order.ts';
import { runCheckProcess } from '../check-process/run-check-process.ts';
import { requireCheckedFile } from '../check-process/require-checked-file.ts';

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
