import type { Spin } from '@spinreel/config-schema/ad/video/suggest-cut';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import type { FrameIndex, Seconds } from '@spinreel/config-schema/limits/units';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { parseFraction, formatFrameRate } from '../video/frame-rate.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import type { MediaSource } from '../media-source.ts';
import { chooseMoments } from './choose-moments.ts';
import { findRests } from './find-rests.ts';
import { findSceneChanges } from './find-scene-changes.ts';
import { findSoundChanges } from './find-sound-changes.ts';
import { findSpins } from './find-spins.ts';
import type { MomentReason } from './moment.ts';
import { measureMotion } from './small-frames.ts';
import { probeVideo, type VideoFacts } from '../video/probe-video.ts';
import type { RecipeWork } from '../recipes/recipe-store.ts';
import { momentsRecipe as recipe } from '../recipes/moments-recipe.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';
import { runRecipe } from '../recipes/run-recipe.ts';

/** A time in a video that suits a pause. */
export interface VideoMoment {
  readonly timestampSeconds: Seconds;
  /** Index of the frame at the video's own frame rate. */
  readonly frame: FrameIndex;
  readonly reason: MomentReason;
  /** Confidence, 0 to 1. */
  readonly score: number;
}

/** What the images and the sound of a video show. Both lists are in order of time. */
export interface VideoMoments {
  /** The best times for a pause. */
  readonly moments: readonly VideoMoment[];
  /** All spins, for `suggestCut`. */
  readonly spins: readonly Spin[];
}

/**
 * Finds times that suit a pause in a video of constant frame rate: rests before movement, cuts, and changes of the sound.
 * Also finds the spins. Both lists may be empty.
 */
export async function findMoments(options: RecipeWork): Promise<Outcome<VideoMoments>> {
  const { source, store, signal } = options;
  const made = await runRecipe<VideoMoments>({
    sourceSha256: source.sha256,
    recipe,
    store,
    make: async () => {
      const facts = await probeVideo({ path: source.path, kind: source.kind as VideoKind, signal });
      if (!facts.ok) return facts;
      const found = await analyze(source, facts.value, signal);
      return found.ok ? succeed({ facts: found.value, bytes: new Uint8Array() }) : found;
    },
  });
  return made.ok ? succeed(made.value.facts) : made;
}

async function analyze(
  source: MediaSource,
  facts: VideoFacts,
  signal: AbortSignal | undefined,
): Promise<Outcome<VideoMoments>> {
  const frameRate = parseFraction(formatFrameRate(facts.frameRate));
  const decoded = await decodeSmall(source, frameOptions, signal);
  if (!decoded.ok) return decoded;
  const sound = facts.hasAudio ? await decodeSmall(source, soundOptions, signal) : succeed(new Uint8Array());
  if (!sound.ok) return sound;
  const frames = { pixels: decoded.value, frameBytes: recipe.widthPx * recipe.heightPx, frameRate };
  const energy = measureMotion(frames);
  const rests = findRests(energy, { frameRate, recipe: recipe.rest });
  const sceneChanges = findSceneChanges(frames, { energy, recipe: recipe.scene });
  const soundChanges = findSoundChanges(toSamples(sound.value), {
    ...recipe,
    frameRate,
    recipe: recipe.sound,
  });
  const scale = { frameCount: energy.length, frameRate };
  const moments = chooseMoments([...rests, ...sceneChanges, ...soundChanges], {
    ...scale,
    recipe: recipe.choice,
  });
  return succeed({
    moments: moments.map(({ frame, reason, score }) => ({
      timestampSeconds: frame / frameRate,
      frame,
      reason,
      score,
    })),
    spins: findSpins(rests, { ...scale, sceneChanges, recipe: recipe.win }),
  });
}

function decodeSmall(
  source: MediaSource,
  outputOptions: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Outcome<Uint8Array>> {
  return runFfmpeg({
    input: { kind: source.kind as VideoKind, from: { path: source.path } },
    outputOptions,
    output: 'pipe:1',
    cpuLimitMs: encoderLimits.lookThroughCpuMs,
    signal,
  });
}

const frameOptions = [
  ...['-map', '0:V:0', '-an', '-sn', '-dn', '-fps_mode', 'passthrough'],
  ...['-vf', `scale=${recipe.widthPx}:${recipe.heightPx}:flags=area,format=gray`, '-f', 'rawvideo'],
];

const soundOptions = [
  ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-ac', '1', '-ar', String(recipe.sampleRate)],
  ...['-c:a', 'pcm_s16le', '-f', 's16le'],
];

/** Copied, because a pooled buffer may start at an odd address. */
function toSamples(bytes: Uint8Array): Int16Array {
  return new Int16Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / 2));
}
