import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { defineJob } from '../jobs/define-job.ts';
import { runCheckProcess } from '../check-process/run-check-process.ts';
import { requireCheckedFile } from '../check-process/require-checked-file.ts';

/** Prints a report as a PDF. Its page is stored as a blob, because it may contain many images. */
export const printReportJob = defineJob({
  name: 'print-report',
  key: ({ pageSha256 }: { pageSha256: string }) => `print-report:${pageSha256}`,
  answerWithinMs: serverTimings.quickAnswerMs,
  run: async ({ pageSha256 }, { blobs, signal, report }): Promise<Uint8Array> => {
    const path = await requireCheckedFile(blobs, pageSha256);
    const { pdf } = await runCheckProcess({ kind: 'print', path }, { signal, report });
    return pdf;
  },
});
