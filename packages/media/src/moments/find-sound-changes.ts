import type { MomentsRecipe } from '../recipes/moments-recipe.ts';
import type { FoundMoment } from './moment.ts';

/** Finds the frames at which a clip becomes clearly louder or quieter. `samples` are mono, -32768 to 32767. */
export function findSoundChanges(
  samples: Int16Array,
  options: { sampleRate: number; frameRate: number; recipe: MomentsRecipe['sound'] },
): FoundMoment[] {
  const { frameRate, recipe } = options;
  const levels = measureLevelsDb(samples, options.sampleRate / frameRate, recipe.silenceDb);
  const span = Math.max(1, Math.round(recipe.windowSeconds * frameRate));
  const jumps = levels.map((_, frame) =>
    frame < span || frame + span > levels.length
      ? 0
      : Math.abs(average(levels.slice(frame, frame + span)) - average(levels.slice(frame - span, frame))),
  );
  return jumps.flatMap((jump, frame) => {
    const around = jumps.slice(Math.max(0, frame - span), frame + span);
    if (
      jump < recipe.leastJumpDb ||
      jump < Math.max(...around) ||
      around.indexOf(jump) < Math.min(frame, span)
    )
      return [];
    return [{ frame, reason: 'sound-change' as const, score: scoreJump(jump - recipe.leastJumpDb) }];
  });
}

/** Low, because sound alone says little about where to pause. */
function scoreJump(overDb: number): number {
  return 0.2 + 0.25 * Math.min(1, overDb / 20);
}

/** The loudness of each frame in decibels relative to full scale. Silence has the level `silenceDb`. */
function measureLevelsDb(samples: Int16Array, samplesPerFrame: number, silenceDb: number): number[] {
  return Array.from({ length: Math.floor(samples.length / samplesPerFrame) }, (_, frame) => {
    const part = samples.subarray(
      Math.round(frame * samplesPerFrame),
      Math.round((frame + 1) * samplesPerFrame),
    );
    const power = part.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / Math.max(1, part.length);
    return Math.max(silenceDb, 10 * Math.log10(power));
  });
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
