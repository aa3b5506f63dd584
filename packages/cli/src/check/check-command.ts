import { checkFile, type CheckedFile } from '@spinreel/preflight/check-artifact';
import type { Verdict } from '@spinreel/preflight/verdict';
import type { CliIo } from '../cli-io.ts';
import { loadConfig } from '../config/load-config.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { parseNetworks } from '../networks/parse-network.ts';
import type { CheckOptions } from './define-check.ts';
import { listFiles } from './list-files.ts';
import { printVerdict } from './print-verdict.ts';

/** Checks each file against the rules of each network, and prints what is wrong. */
export async function checkCommand(
  options: CheckOptions & { readonly files: readonly string[]; readonly config?: string | undefined },
  io: CliIo,
): Promise<ExitCode> {
  const { networks: own, rules } = await loadConfig(options.config, io.folder);
  const networks = parseNetworks(options.network, own);
  const files = await listFiles(options.files, io);
  const isPlayed = options.play === true;
  const examiner = isPlayed ? await openPlayer(io.signal) : { examine: checkFile, close: async () => {} };
  const verdicts: Verdict[] = [];
  try {
    for (const { path, fileName, read } of files) {
      const bytes = await read();
      for (const network of networks) {
        io.signal.throwIfAborted();
        io.progress.report(`${isPlayed ? 'Playing' : 'Checking'} ${path} for ${network.label}`);
        const verdict = await examiner.examine({ bytes, fileName, network, rules });
        io.progress.end();
        if (files.length > 1) io.print(path);
        printVerdict(verdict, io);
        verdicts.push(verdict);
      }
    }
  } finally {
    await examiner.close();
  }
  return chooseExitCode(verdicts, options.maxWarnings);
}

interface Examiner {
  readonly examine: (file: CheckedFile) => Promise<Verdict>;
  readonly close: () => Promise<void>;
}

/** Starts one browser for all files. */
async function openPlayer(signal: AbortSignal): Promise<Examiner> {
  const { launchChromium } = await import('@spinreel/preflight/launch-chromium');
  const { proveFile } = await import('@spinreel/preflight/prove-file');
  const browser = await launchChromium({ isSealed: true });
  return {
    examine: (file) => proveFile({ ...file, browser, signal }),
    close: () => browser.close(),
  };
}

function chooseExitCode(verdicts: readonly Verdict[], maxWarnings = Infinity): ExitCode {
  const warningCount = verdicts
    .flatMap(({ findings }) => findings)
    .filter(({ passed, severity }) => !passed && severity === 'warning').length;
  const isAccepted = verdicts.every(({ passed }) => passed) && warningCount <= maxWarnings;
  return isAccepted ? exitCodes.passed : exitCodes.findings;
}
