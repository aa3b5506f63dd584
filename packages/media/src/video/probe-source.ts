import type { VideoKind } from '@spinreel/config-schema/options/formats';
import type { MediaSource } from '../media-source.ts';
import type { Outcome } from '../media-problem.ts';
import { type ProbedVideo, probeVideo } from './probe-video.ts';

/** How many videos are remembered. Their facts are small. */
const maxRemembered = 100;

/** The facts of the videos that were probed last, by SHA-256. The newest ones are last. */
const known = new Map<string, Outcome<ProbedVideo>>();

/**
 * Measures a stored video like `probeVideo`. The facts of the videos used last are remembered, because a probe decodes frames,
 * which takes 0.2 s of a processor, and the files of an ad are made of the same upload. Problems are not remembered.
 */
export async function probeSource(
  { path, kind, sha256 }: MediaSource,
  signal?: AbortSignal,
): Promise<Outcome<ProbedVideo>> {
  const facts = known.get(sha256) ?? (await probeVideo({ path, kind: kind as VideoKind, signal }));
  if (!facts.ok) return facts;
  known.delete(sha256);
  known.set(sha256, facts);
  const [oldest] = known.keys();
  if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest);
  return facts;
}
