import { checkFile } from './check-artifact.ts';
import { playFile, type Showing } from './play-file.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/**
 * The whole proof of a finished file: every rule on its bytes and every rule on its behaviour, in one verdict that holds
 * for exactly these bytes. `checkFile` is the fast half of it, `playFile` the other, which takes as long as the ad does and
 * some seconds more. Whatever the bytes are, the answer is a verdict; it rejects when no browser can be started, or with
 * the reason of `signal`.
 *
 * @example
 * const { passed, sha256 } = await proveFile({ bytes, fileName: 'ad.zip', network: 'meta' });
 */
export async function proveFile(showing: Showing): Promise<Verdict> {
  const { bytes, network } = showing;
  const onBytes = await checkFile(showing);
  const onBehaviour = await playFile(showing);
  return verdictOf({ bytes, network, findings: [...onBytes.findings, ...onBehaviour.findings] });
}
