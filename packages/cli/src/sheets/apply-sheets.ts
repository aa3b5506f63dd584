import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { dirname } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Sheet } from '@spinreel/sheets/sheet';
import { nameField, nameVariant } from '@spinreel/variants/compare/describe-difference';
import { isTextSheet } from '@spinreel/variants/sheets/find-text-columns';
import {
  describeLostSettings,
  type FindVideo,
  type VideoMeasurements,
} from '@spinreel/variants/resolve/replace-media';
import { readTextRows, type TextChange } from '@spinreel/variants/sheets/text-rows';
import { readVariantRows, type VariantChange } from '@spinreel/variants/sheets/variant-rows';
import { createFileNames } from './name-files.ts';
import { findMissingTools } from '@spinreel/media/programs/run-ffmpeg';
import { listVideos } from '@spinreel/variants/resolve/list-videos';
import { createVideoMeter } from '../build/check-ad.ts';
import { createAssetOpener } from '../build/load-ad.ts';
import { CliProblem } from '../command.ts';
import { createMissingTool } from '../environment-problem.ts';

/** What sheets change in an ad, in words. */
export interface AppliedSheets {
  /** The ad with the changes. The same ad if there are problems, unless they are applied in part. */
  readonly config: AdConfig;
  readonly changes: readonly string[];
  /** Those of the changes that replace a video by one that does not have all settings of the former one. */
  readonly losses: readonly string[];
  readonly problems: readonly string[];
  /** What the sheets do not mention, and what stays therefore. */
  readonly notes: readonly string[];
}

interface SheetOptions {
  readonly sheets: readonly Sheet[];
  readonly adPath: string;
  readonly partly: boolean;
  readonly findVideo: FindVideo;
}

/** Reads variants and texts from sheets. A sheet with the columns 'field' and 'source text' contains texts. */
export function applySheets(config: AdConfig, options: SheetOptions): AppliedSheets {
  const { sheets, partly } = options;
  let result = config;
  const parts = sheets.map((sheet) => {
    const read = isTextSheet(sheet.rows)
      ? readTexts(result, { sheet, before: config, partly })
      : readVariants(result, sheet, options);
    result = read.config;
    const prefix = sheets.length > 1 ? `${sheet.name}, ` : '';
    return { ...read, problems: read.problems.map((problem) => `${prefix}${problem}`) };
  });
  const problems = parts.flatMap((part) => part.problems);
  return {
    config: partly || problems.length === 0 ? result : config,
    changes: parts.flatMap(({ changes }) => changes),
    losses: parts.flatMap(({ losses }) => losses),
    problems,
    notes: parts.flatMap(({ notes }) => notes),
  };
}

function readVariants(
  config: AdConfig,
  sheet: Sheet,
  { adPath, partly, findVideo }: SheetOptions,
): AppliedSheets {
  const names = createFileNames(config, dirname(adPath));
  const createId = createIds(config);
  const read = readVariantRows(sheet.rows, config, { ...names, createId, partly, findVideo });
  const missing = read.missingIds.map((id) => nameVariant(config, id, names.nameFile));
  return {
    config: read.ad,
    changes: read.changes.map(describeVariantChange),
    losses: read.changes.filter(({ lost }) => lost !== undefined).map(describeVariantChange),
    problems: read.problems.map((problem) => describeProblem(problem, 'command line')),
    notes: missing.length === 0 ? [] : [`${writeStaying(missing.length, 'variant')}: ${missing.join(', ')}.`],
  };
}

function readTexts(
  config: AdConfig,
  { sheet, before, partly }: { sheet: Sheet; before: AdConfig; partly: boolean },
): AppliedSheets {
  const read = readTextRows(sheet.rows, config, { before, partly });
  const count = read.missing.length;
  return {
    config: read.ad,
    changes: read.changes.map(describeTextChange),
    losses: [],
    problems: read.problems.map((problem) => describeProblem(problem, 'command line')),
    notes: count === 0 ? [] : [`${writeStaying(count, 'text')}.`],
  };
}

function writeStaying(count: number, noun: string): string {
  return `${writeCount(count, noun)} without a row ${count === 1 ? 'stays as it is' : 'stay as they are'}`;
}

/** Ids that no variant has: 'v1', 'v2'. */
function createIds({ variants = [] }: AdConfig): () => string {
  const used = new Set(variants.map(({ id }) => id));
  let number = 0;
  return () => {
    do number += 1;
    while (used.has(`v${number}`));
    return `v${number}`;
  };
}

function describeVariantChange(change: VariantChange) {
  const { kind, variantId, variantName, row, path, language, before, after, lost } = change;
  const variant = kind === 'added' ? `new variant ${variantId}` : variantName;
  const field = path === null ? 'name' : nameField(path);
  const where = language === null ? field : `${field} in ${languageFacts[language].englishName}`;
  const without = lost === undefined ? '' : `, ${describeLostSettings(lost)}`;
  return `Row ${row}, ${variant}: ${where}: ${write(before)} -> ${write(after)}${without}`;
}

function describeTextChange({ language, path, source, row, before, after }: TextChange): string {
  const writeOne = (text: TextChange['after']) =>
    text === null ? '(not translated)' : `${write(text.text)}${text.isConfirmed ? '' : ' (not confirmed)'}`;
  const { englishName } = languageFacts[language];
  return `Row ${row}, ${englishName}: ${nameField(path)} “${source}”: ${writeOne(before)} -> ${writeOne(after)}`;
}

/** An empty cell is inherited. */
function write(text: string): string {
  return text === '' ? '(inherited)' : text;
}

/**
 * Measures the videos of an ad before and after its sheets are applied, if the sheets replace one. Files that are no usable
 * videos have no measurements. Throws a `CliProblem` if a video must be measured and ffmpeg is missing.
 */
export async function measureVideos(
  config: AdConfig,
  { sheets, adPath }: { sheets: readonly Sheet[]; adPath: string },
): Promise<FindVideo> {
  const changed = applySheets(config, { sheets, adPath, partly: true, findVideo: () => null });
  const before = listVideos(config).map(({ filePath }) => filePath);
  const after = listVideos(changed.config).map(({ filePath }) => filePath);
  const isSame = before.join('\n') === after.join('\n');
  const paths = isSame ? [] : [...before, ...after];
  const measured = new Map<string, VideoMeasurements>();
  if (!isSame && (await findMissingTools()).length > 0) throw createMissingTool('ffmpeg');
  const measure = createVideoMeter(createAssetOpener(dirname(adPath)));
  for (const path of paths) {
    try {
      measured.set(path, await measure(path));
    } catch (error) {
      // The build says why a file cannot be used.
      if (!(error instanceof CliProblem)) throw error;
    }
  }
  return (path) => measured.get(path) ?? null;
}
