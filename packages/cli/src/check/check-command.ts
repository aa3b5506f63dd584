import { createHash } from 'node:crypto';
import type { Network } from '@spinreel/exporters/network';
import { measureAssets } from '@spinreel/preflight/assets/measure-assets';
import { checkFile, type CheckedFile as FileToCheck } from '@spinreel/preflight/check-artifact';
import type { Verdict } from '@spinreel/preflight/verdict';
import type { CheckedFile, CheckReport } from '@spinreel/report/check-report';
import { hasPassed } from '@spinreel/report/count-results';
import { listProblems } from '@spinreel/report/list-problems';
import type { CliIo } from '../cli-io.ts';
import { loadConfig } from '../config/load-config.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { parseNetworks } from '../networks/parse-network.ts';
import { readVersion } from '../read-version.ts';
import type { CheckOptions } from './define-check.ts';
import { listFiles, type InputFile } from './list-files.ts';
import { writeReport } from './write-report.ts';

/** Checks each file against the rules of each network, and reports what is wrong. */
export async function checkCommand(
  options: CheckOptions & { readonly files: readonly string[]; readonly config?: string | undefined },
  io: CliIo,
): Promise<ExitCode> {
  const { networks: own, rules } = await loadConfig(options.config, io.folder);
  const networks = parseNetworks(options.network, own);
  const inputs = await listFiles(options.files, io);
  const isPlayed = options.play === true;
  const examiner = isPlayed ? await openPlayer(io.signal) : staticExaminer;
  const files: CheckedFile[] = [];
  try {
    for (const input of inputs) {
      const bytes = await input.read();
      const verdicts: Verdict[] = [];
      for (const network of networks) {
        io.signal.throwIfAborted();
        io.progress.report(describeStep({ input, network, isPlayed }));
        verdicts.push(await examiner.examine({ bytes, fileName: input.fileName, network, rules }));
      }
      files.push(summarizeFile(input, bytes, verdicts));
    }
  } finally {
    io.progress.end();
    await examiner.close();
  }
  const report = { createdAt: new Date(), version: readVersion(), files };
  await writeReport(report, options, io);
  return chooseExitCode(report, options.maxWarnings ?? Infinity, io);
}

interface Examiner {
  readonly examine: (file: FileToCheck) => Promise<Verdict>;
  readonly close: () => Promise<void>;
}

const staticExaminer: Examiner = { examine: checkFile, close: () => Promise.resolve() };

/** Starts one browser for all files. */
async function openPlayer(signal: AbortSignal): Promise<Examiner> {
  const { launchChromium } = await import('@spinreel/preflight/browser/launch-chromium');
  const { proveFile } = await import('@spinreel/preflight/prove-file');
  const browser = await launchChromium({ isSealed: true });
  return {
    examine: (file) => proveFile({ ...file, browser, signal, wantsScreenshots: true }),
    close: () => browser.close(),
  };
}

/** Only playing takes long enough to name each network. */
function describeStep(step: { input: InputFile; network: Network; isPlayed: boolean }): string {
  const { input, network, isPlayed } = step;
  return isPlayed ? `Playing ${input.path} for ${network.label}` : `Checking ${input.path}`;
}

function summarizeFile(input: InputFile, bytes: Uint8Array, verdicts: readonly Verdict[]): CheckedFile {
  return {
    fileName: input.path,
    sizeBytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sizes: measureAssets(bytes, input.fileName),
    verdicts,
  };
}

function chooseExitCode(report: CheckReport, maxWarnings: number, io: CliIo): ExitCode {
  if (!hasPassed(report)) return exitCodes.findings;
  const problems = report.files.flatMap(listProblems);
  const warningCount = problems.filter(({ severity }) => severity === 'warning').length;
  if (warningCount <= maxWarnings) return exitCodes.passed;
  io.printError(`error: --max-warnings allows ${maxWarnings} warnings, and there are ${warningCount}.`);
  return exitCodes.findings;
}
