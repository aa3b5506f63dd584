import { checkFile } from './check-artifact.ts';
import { playFile, type Showing } from './play-file.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/**
 * The whole proof of a finished file: every rule on its bytes and every rule on its behaviour, in one verdict that holds
 * for exactly these bytes. `checkFile` is the fast half of it.
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
