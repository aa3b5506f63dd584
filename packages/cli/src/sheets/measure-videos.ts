import { dirname } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findMissingTools } from '@spinreel/media/programs/run-ffmpeg';
import type { Sheet } from '@spinreel/sheets/sheet';
import { listVideos } from '@spinreel/variants/resolve/list-videos';
import type { FindVideo, VideoMeasurements } from '@spinreel/variants/resolve/replace-media';
import { createVideoMeter } from '../build/check-ad.ts';
import { createAssetOpener } from '../build/load-ad.ts';
import { CliProblem } from '../command.ts';
import { createMissingTool } from '../environment-problem.ts';
import { applySheets } from './apply-sheets.ts';

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
