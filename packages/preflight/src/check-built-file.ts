import type { Artifact } from '@spinreel/exporters/artifact';
import type { Network } from '@spinreel/exporters/network';
import { type CodeMemory, createCodeMemory } from './opening/analyze-page.ts';
import { createMemory, hashBytes } from './cache/remember-by-bytes.ts';
import { judgeWithLimits } from './check-artifact.ts';
import { findMediaParts, isInert, type MediaPart, readWithout } from './opening/cut-media.ts';
import { openRemembered } from './opening/open-file.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** A file that `exportAd` has made. */
export interface BuiltArtifact extends Pick<Artifact, 'bytes' | 'files' | 'sha256'> {
  readonly fileName: string;
  readonly network: Network;
}

/** Checks files that `exportAd` has made. */
export interface BuiltFileChecker {
  /** Returns the verdict of `checkFile`. Never throws. */
  readonly check: (file: BuiltArtifact) => Verdict;
}

/** The options of `createBuiltFileChecker`. */
export interface CheckerOptions {
  /** Returns the SHA-256 of a part of a file as 64 hexadecimal digits. By default, it is computed. */
  readonly hashPart?: (part: Uint8Array) => string;
}

/** How many parts of media are remembered for a network. Those that were not needed for the longest time are forgotten. */
const maxRemembered = 10_000;

/**
 * Returns a checker with the verdicts of `checkFile` for files that `exportAd` has made. It is several times faster for files
 * that contain the same media: base64 is most of a file, and each part of it is read only once for each network. Scripts that
 * several files contain are analyzed once.
 *
 * A file that complies with all rules proves that nothing inside of its media breaks one. Files that contain the same parts
 * are judged without the middle of them. If such a verdict has anything but passed rules, the whole file is judged.
 *
 * @example
 * const checker = createBuiltFileChecker();
 * const verdicts = artifacts.map((artifact) => checker.check({ ...artifact, fileName, network }));
 */
export function createBuiltFileChecker(options: CheckerOptions = {}): BuiltFileChecker {
  const { hashPart = hashBytes } = options;
  const harmless = new Map<Network, Set<string>>();
  const code = createCodeMemory();
  return {
    check(file) {
      const known = harmless.get(file.network) ?? new Set<string>();
      harmless.set(file.network, known);
      const parts = file.files.map((built) => findMediaParts(built, { spans: built.media, hashPart }));
      const omitted = parts.map((each) => each.filter(({ sha256 }) => known.has(sha256)));
      const quick = omitted.some((each) => each.length > 0) ? judge(file, { omitted, code }) : null;
      const verdict = quick !== null && isSpotless(quick) ? quick : judge(file, { omitted: [], code });
      if (isSpotless(verdict)) remember(known, listInert(file, parts, known));
      return verdict;
    },
  };
}

/** Judges a file without these parts of its files. */
function judge(
  file: BuiltArtifact,
  { omitted, code }: { omitted: readonly (readonly MediaPart[])[]; code: CodeMemory },
): Verdict {
  const { bytes, files, sha256, fileName, network } = file;
  const memory = createMemory(bytes, sha256);
  const readText = (unpacked: { path: string; bytes: Uint8Array }): string => {
    // A single page has the name of the file.
    const index = files.length === 1 ? 0 : files.findIndex(({ path }) => path === unpacked.path);
    const isSame = Buffer.compare(files[index]?.bytes ?? new Uint8Array(), unpacked.bytes) === 0;
    return readWithout(unpacked, isSame ? (omitted[index] ?? []) : []);
  };
  const judged = judgeWithLimits(file, () => {
    const opened = openRemembered(memory, { fileName, network, readText });
    if (opened.contents?.page) code.analyze(opened.contents.page.scripts);
    return opened;
  });
  return verdictOf({ fileName, network, sha256, ...judged });
}

function isSpotless({ findings, notJudged }: Verdict): boolean {
  return notJudged.length === 0 && findings.every(({ passed }) => passed);
}

function listInert(
  { files }: BuiltArtifact,
  parts: readonly (readonly MediaPart[])[],
  known: ReadonlySet<string>,
): string[] {
  return files.flatMap((file, index) =>
    (parts[index] ?? [])
      .filter((part) => known.has(part.sha256) || isInert(file, part))
      .map(({ sha256 }) => sha256),
  );
}

function remember(known: Set<string>, parts: readonly string[]): void {
  for (const sha256 of parts) {
    // The newest ones are last.
    known.delete(sha256);
    known.add(sha256);
  }
  for (const oldest of known) {
    if (known.size <= maxRemembered) return;
    known.delete(oldest);
  }
}
