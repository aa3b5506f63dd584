import { checkFile, type CheckedFile } from './check-artifact.ts';
import { combineVerdicts } from './combine-verdicts.ts';
import type { Showing } from './drive-ad.ts';
import { playFile, type PlayedVerdict } from './play-file.ts';

/**
 * Checks a finished file against every rule about its bytes and every rule about its behavior, and returns one verdict
 * for exactly these bytes. Combines `checkFile`, which is fast, and `playFile`, which takes a few seconds longer than
 * the ad. Any bytes produce a verdict. `rules` are your own, as for `checkFile`. Rejects if no browser can be
 * started, or with the reason of `signal`.
 *
 * @example
 * const { passed, sha256 } = await proveFile({ bytes, fileName: 'ad.zip', network: networks.meta });
 */
export async function proveFile(showing: Showing & Pick<CheckedFile, 'rules'>): Promise<PlayedVerdict> {
  const onBytes = await checkFile(showing);
  const onBehaviour = await playFile(showing);
  return { ...combineVerdicts(onBytes, onBehaviour), screenshots: onBehaviour.screenshots };
}
