import type { UploadedFontFacts } from '@spinreel/api-contract/uploads';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { inspectFont, reduceFont } from '@spinreel/media/fonts/uploads/inspect-font';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { ServedBytes } from '../assets/store-asset.ts';

/** Reads an uploaded font, and makes the version for browsers, which has all of its characters. */
export const fontJob = defineJob({
  name: 'font',
  key: ({ sha256 }: { sha256: string }) => `font:${sha256}`,
  answerWithinMs: serverTimings.quickAnswerMs,
  run: async (
    { sha256 },
    { blobs, recipes: store, signal },
  ): Promise<{ facts: UploadedFontFacts; served: ServedBytes }> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw new ApiProblem('asset-missing');
    const source = { path, sha256 };
    const { family, style, unicodeRange } = unwrapOutcome(await inspectFont({ source, store, signal }));
    const bytes = unwrapOutcome(await reduceFont({ source, store, signal, characters: null }));
    return { facts: { family, style, unicodeRange }, served: { bytes, mimeType: 'font/woff2' } };
  },
});
