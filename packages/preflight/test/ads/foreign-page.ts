import type { Network } from '@spinreel/exporters/network';
import { checkFile } from '../../src/check-artifact.ts';
import type { Verdict } from '../../src/verdict.ts';
import { utf8 } from '../mutations/mutate.ts';
import { storedZip } from './stored-zip.ts';

/** Returns a page of another tool, which makes Meta's CTA call. */
export function foreignPage(markup: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Lucky game</title>
<button onclick="FbPlayableAd.onCTAClick()">Install</button>
${markup}`;
}

/** Checks a page for a network. */
export async function checkPage(page: string, network: Network, fileName = 'game.html'): Promise<Verdict> {
  return await checkFile({ bytes: utf8(page), fileName, network });
}

/** Returns the errors of a page on a network, by rule. */
export async function findPageErrors(page: string, network: Network): Promise<string[]> {
  return listErrors(await checkPage(page, network));
}

/** Returns the rules that a file breaks with an error, sorted. */
export function listErrors({ findings }: Pick<Verdict, 'findings'>): string[] {
  return findings
    .filter(({ passed, severity }) => !passed && severity === 'error')
    .map(({ ruleId }) => ruleId)
    .toSorted();
}

/** Packs a page and other files. */
export function zipPage(path: string, page: string, ...others: { path: string; text: string }[]): Uint8Array {
  const files = [{ path, text: page }, ...others].map((file) => ({
    path: file.path,
    packed: utf8(file.text),
  }));
  return storedZip(files.map((file) => ({ ...file, method: 0, size: file.packed.length })));
}
