import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { createHash } from 'node:crypto';
import type { Network } from '@spinreel/exporters/network';
import { measureAssets } from '@spinreel/preflight/assets/measure-assets';
import { createFileChecker } from '@spinreel/preflight/check-artifact';
import { combineVerdicts } from '@spinreel/preflight/combine-verdicts';
import type { Showing } from '@spinreel/preflight/drive-ad';
import type { PublishingReport } from '@spinreel/preflight/publishing-report';
import type { MeasuredMedia } from '@spinreel/preflight/quality/measure';
import type { Verdict } from '@spinreel/preflight/verdict';
import type { CheckedFile, CheckReport } from '@spinreel/report/check-report';
import { hasPassed } from '@spinreel/report/count-results';
import { listAllProblems } from '@spinreel/report/list-problems';
import { type CliIo, exitCodes, type ExitCode } from '../command.ts';
import { loadConfig } from '../config/load-config.ts';
import { parseNetworks } from '../networks/parse-network.ts';
import { readVersion } from '../read-version.ts';
import type { ReportOutput } from './report-formats.ts';
import { listFiles, type InputFile } from './list-files.ts';
import { parsePublishing, type PublishingWish } from './parse-publishing.ts';
import { writeReport } from './write-report.ts';

/** The options of `spinreel check`. */
export interface CheckOptions extends ReportOutput {
  /** A list such as 'meta,moloco', or 'all'. */
  readonly network: string;
  readonly play?: boolean;
  /** The id of the market, such as 'at'. */
  readonly market?: string;
  /** The id of the product type, such as 'social-casino'. */
  readonly product?: string;
  /** Whether to score how likely the ad is to work. A market and a product type include it. */
  readonly quality?: boolean;
  /** More warnings than this count as a problem; undefined for any number. */
  readonly maxWarnings?: number;
}

/** Checks each file against the rules of each network, and reports what is wrong. */
export async function checkCommand(
  options: CheckOptions & { readonly files: readonly string[]; readonly config?: string | undefined },
  io: CliIo,
): Promise<ExitCode> {
  const { networks: own, rules } = await loadConfig(options.config, io.folder);
  const networks = parseNetworks(options.network, own);
  const inputs = await listFiles(options.files, io);
  const isPlayed = options.play === true;
  const wish = parsePublishing(options);
  const examiner = isPlayed || wish !== null ? await openPlayer({ isPlayed, wish, io }) : staticExaminer;
  const files: CheckedFile[] = [];
  try {
    for (const input of inputs) {
      const bytes = await input.read();
      const checker = createFileChecker({ bytes, fileName: input.fileName, rules });
      const verdicts: Verdict[] = [];
      const publishing: PublishingReport[] = [];
      for (const network of networks) {
        io.signal.throwIfAborted();
        io.progress.report(describeStep({ input, network, isPlayed }));
        const file = { bytes, fileName: input.fileName, network };
        verdicts.push(await examiner.play(file, checker.check(network)));
        if (wish === null) continue;
        io.progress.report(`Playing ${input.path} as a viewer of ${network.label}`);
        publishing.push(...(await examiner.judgePublishing(file)));
      }
      files.push({ ...summarizeFile(input, bytes, verdicts), ...(wish && { publishing }) });
    }
  } finally {
    io.progress.end();
    await examiner.close();
  }
  const report = { createdAt: new Date(), version: readVersion(), files };
  await writeReport(report, options, io);
  return chooseExitCode(report, options.maxWarnings ?? Infinity, io);
}

type FileToPlay = Pick<Showing, 'bytes' | 'fileName' | 'network'>;

interface Examiner {
  /** Adds how a file behaves to the verdict on its bytes, if that is wanted. */
  readonly play: (file: FileToPlay, onBytes: Verdict) => Promise<Verdict>;
  /** Plays a file for its media, then as a viewer, and says whether it shows the required texts and is likely to work. */
  readonly judgePublishing: (file: FileToPlay) => Promise<readonly PublishingReport[]>;
  readonly close: () => Promise<void>;
}

const staticExaminer: Examiner = {
  play: (_, onBytes) => Promise.resolve(onBytes),
  judgePublishing: () => Promise.resolve([]),
  close: () => Promise.resolve(),
};

/** Starts one browser for all files. */
async function openPlayer(options: {
  isPlayed: boolean;
  wish: PublishingWish | null;
  io: CliIo;
}): Promise<Examiner> {
  const { isPlayed, wish, io } = options;
  const { signal } = io;
  const { reuseBrowser } = await import('./reuse-browser.ts');
  const { playFile, refusePlay } = await import('@spinreel/preflight/play-file');
  const browsers = await reuseBrowser();
  return {
    play: async (file, onBytes) => {
      if (!isPlayed) return onBytes;
      const browser = await browsers.get();
      const onBehaviour = await playFile({ ...file, browser, signal, wantsScreenshots: true }).catch(
        (error: unknown) => {
          if (browser.isConnected() || signal.aborted) throw error;
          return refusePlay(file, 'The file ends the browser that plays it.');
        },
      );
      return { ...combineVerdicts(onBytes, onBehaviour), screenshots: onBehaviour.screenshots };
    },
    judgePublishing: async (file) => {
      if (wish === null) return [];
      const { checkPublishing } = await import('@spinreel/preflight/check-publishing');
      const media = await measureFile({ ...file, browser: await browsers.get(), signal });
      return [
        await checkPublishing({ ...file, ...wish.choice, browser: await browsers.get(), signal, media }),
      ];
    },
    close: () => browsers.close(),
  };
}

/** Measures flashes and loudness. Without ffmpeg, these are not judged, and the report says why. */
async function measureFile(showing: Showing): Promise<MeasuredMedia | undefined> {
  const { findProgram } = await import('@spinreel/media/programs/find-program');
  if ((await findProgram('ffmpeg')) === null || (await findProgram('ffprobe')) === null) return undefined;
  const { measureMedia } = await import('@spinreel/preflight/quality/media/measure-media');
  const { createMediaTools } = await import('@spinreel/media/playback/create-media-tools');
  return await measureMedia({ ...showing, tools: createMediaTools(showing) });
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
  const problems = report.files.flatMap(listAllProblems);
  const warningCount = problems.filter(({ severity }) => severity === 'warning').length;
  if (warningCount <= maxWarnings) return exitCodes.passed;
  io.printError(
    `error: --max-warnings allows ${writeCount(maxWarnings, 'warning')}, but there ${warningCount === 1 ? 'is' : 'are'} ${warningCount}.`,
  );
  return exitCodes.findings;
}
