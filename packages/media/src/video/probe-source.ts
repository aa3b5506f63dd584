import type { VideoKind } from '@spinreel/config-schema/options/formats';
import type { MediaSource } from '../media-source.ts';
import type { Outcome } from '../media-problem.ts';
import { type ProbedVideo, probeVideo } from './probe-video.ts';

/** Measures a stored video. */
export type ProbeSource = (source: MediaSource, signal?: AbortSignal) => Promise<Outcome<ProbedVideo>>;

/**
 * Creates a function that measures stored videos like `probeVideo`. The facts of the `maxRemembered` videos used last are
 * remembered by their SHA-256, because a probe decodes frames, which takes 0.2 s of a processor, and the files of an ad are
 * made of the same upload. Problems are not remembered.
 */
export function createSourceProbe(maxRemembered: number): ProbeSource {
  /** The newest ones are last. */
  const known = new Map<string, Outcome<ProbedVideo>>();
  return async ({ path, kind, sha256 }, signal) => {
    const facts = known.get(sha256) ?? (await probeVideo({ path, kind: kind as VideoKind, signal }));
    if (!facts.ok) return facts;
    known.delete(sha256);
    known.set(sha256, facts);
    const [oldest] = known.keys();
    if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest);
    return facts;
  };
}

/** Measures a stored video, and remembers the facts of a hundred videos, which are small. */
export const probeSource = createSourceProbe(100);
