import { resolve } from 'node:path';
import { formatExportMegabytes } from '@spinreel/config-schema/messages/format/format-megabytes';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { convertFile, type ConversionProblem } from '@spinreel/preflight/convert/convert-file';
import { listFiles } from '../check/list-files.ts';
import { type CliIo, CliProblem, exitCodes, type ExitCode } from '../command.ts';
import { loadConfig } from '../config/load-config.ts';
import { parseNetworks } from '../networks/parse-network.ts';
import { writeCheckedFile } from '../output/write-checked-file.ts';

/** The options of `spinreel convert`. */
export interface ConvertOptions {
  /** A list such as 'applovin,unity', or 'all'. */
  readonly network: string;
  readonly out: string;
  /** Replaces the store URLs of the file; undefined to keep them. */
  readonly storeUrl?: string;
}

/**
 * Writes the file of each network, except files that break a rule, and prints what became of each network. Resolves to
 * `passed` if all were written.
 */
export async function convertCommand(
  options: ConvertOptions & { readonly file: string; readonly config?: string | undefined },
  io: CliIo,
): Promise<ExitCode> {
  const { networks: own, rules } = await loadConfig(options.config, io.folder);
  const networks = parseNetworks(options.network, own);
  const storeUrl = parseStoreUrl(options.storeUrl);
  const [input, ...others] = await listFiles([options.file], io);
  if (input === undefined || others.length > 0)
    throw new CliProblem('usage', `'${options.file}' matches several files. Convert them one by one.`);
  const bytes = await input.read();
  const outFolder = resolve(io.folder, options.out);
  let isComplete = true;
  for (const network of networks) {
    io.signal.throwIfAborted();
    const conversion = await convertFile({
      bytes,
      to: network,
      ...(storeUrl === null ? {} : { storeUrls: { ios: storeUrl, android: storeUrl } }),
    });
    if (!conversion.ok) {
      io.print(`${network.id}: not written. ${describeProblem(conversion.problem)}`);
      isComplete = false;
      continue;
    }
    const { artifact, adName } = conversion;
    const fileName = artifactFileName({ adName, network, date: new Date() });
    const label = network.id;
    const result = await writeCheckedFile({ artifact, fileName, label, network, rules, outFolder, io });
    isComplete &&= result.isWritten;
  }
  return isComplete ? exitCodes.passed : exitCodes.findings;
}

function parseStoreUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:')
    throw new CliProblem('usage', `'${text}' is not a store URL. It must start with https://.`);
  return url.href;
}

function describeProblem(problem: ConversionProblem): string {
  switch (problem.code) {
    case 'not-ours':
      return 'The file is not an ad that Spinreel made, or it is damaged.';
    case 'store-url-missing':
      return 'Its files contain the store URL, and this file has none. Name it with --store-url.';
    case 'too-large': {
      const [size, limit] = [problem.sizeBytes, problem.limitBytes].map(formatExportMegabytes);
      return `The file would have ${size}, and the limit is ${limit}. Export the ad for this network instead.`;
    }
  }
}
