import type { VideoKind } from '@spinreel/config-schema/formats';
import type { FrameIndex, Seconds } from '@spinreel/config-schema/units';
import { encoderLimits } from './encoder-limits.ts';
import { inEncoderSlot } from './encoder-slot.ts';
import { fractionValue, frameRateFraction } from './frame-rate.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { chooseMoments } from './moments/choose-moments.ts';
import { findRests } from './moments/find-rests.ts';
import { findSceneChanges } from './moments/find-scene-changes.ts';
import { findSoundChanges } from './moments/find-sound-changes.ts';
import type { FoundMoment, MomentReason } from './moments/moment.ts';
import { motionEnergy } from './moments/small-frames.ts';
import { probeVideo, type VideoFacts } from './probe-video.ts';
import type { RecipeStore } from './recipe-store.ts';
import { momentsRecipe as recipe } from './recipes/moments-recipe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { runRecipe } from './run-recipe.ts';

/** A moment of a video at which a pause suits. */
export interface VideoMoment {
  readonly timestampSeconds: Seconds;
  /** Index of the frame at the video's own rate. */
  readonly frame: FrameIndex;
  readonly reason: MomentReason;
  /** How sure it is: 0 to 1. */
  readonly score: number;
}

/**
 * Finds moments at which a pause suits in a video of constant frame rate, in order of time: rests before things move, cuts,
 * and changes of the sound. A video without any of them has none.
 */
export async function findMoments(options: {
  source: MediaSource;
  store: RecipeStore;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<VideoMoment[]>> {
  const { source, store } = options;
  const made = await runRecipe<{ moments: VideoMoment[] }>({
    sourceSha256: source.sha256,
    recipe,
    store,
    signal: options.signal,
    make: async (signal) => {
      const facts = await probeVideo({ path: source.path, kind: source.kind as VideoKind, signal });
      if (!facts.ok) return facts;
      const moments = await inEncoderSlot({ signal }, () => lookThrough(source, facts.value, signal));
      return moments.ok ? succeed({ facts: { moments: moments.value }, bytes: new Uint8Array() }) : moments;
    },
  });
  return made.ok ? succeed(made.value.facts.moments) : made;
}

async function lookThrough(
  source: MediaSource,
  facts: VideoFacts,
  signal: AbortSignal,
): Promise<Outcome<VideoMoment[]>> {
  const frameRate = fractionValue(frameRateFraction(facts.frameRate));
  const pictures = await decode(source, pictureOptions, signal);
  if (!pictures.ok) return pictures;
  const sound = facts.hasAudio ? await decode(source, soundOptions, signal) : succeed(new Uint8Array());
  if (!sound.ok) return sound;
  const frames = { pixels: pictures.value, frameBytes: recipe.widthPx * recipe.heightPx, frameRate };
  const energy = motionEnergy(frames);
  const found: FoundMoment[] = [
    ...findRests(energy, { frameRate, recipe: recipe.rest }),
    ...findSceneChanges(frames, { energy, recipe: recipe.scene }),
    ...findSoundChanges(samplesOf(sound.value), { ...recipe, frameRate, recipe: recipe.sound }),
  ];
  const chosen = chooseMoments(found, { frameCount: energy.length, frameRate, recipe: recipe.choice });
  return succeed(
    chosen.map(({ frame, reason, score }) => ({ timestampSeconds: frame / frameRate, frame, reason, score })),
  );
}

function decode(
  source: MediaSource,
  outputOptions: readonly string[],
  signal: AbortSignal,
): Promise<Outcome<Uint8Array>> {
  return runFfmpeg({
    input: { kind: source.kind as VideoKind, from: { path: source.path } },
    outputOptions,
    output: 'pipe:1',
    timeoutMs: encoderLimits.lookThroughTimeoutMs,
    signal,
  });
}

const pictureOptions = [
  ...['-map', '0:V:0', '-an', '-sn', '-dn', '-fps_mode', 'passthrough'],
  ...['-vf', `scale=${recipe.widthPx}:${recipe.heightPx}:flags=area,format=gray`, '-f', 'rawvideo'],
];

const soundOptions = [
  ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-ac', '1', '-ar', String(recipe.sampleRate)],
  ...['-c:a', 'pcm_s16le', '-f', 's16le'],
];

/** Copied, because a pooled buffer need not begin at a multiple of two bytes. */
function samplesOf(bytes: Uint8Array): Int16Array {
  return new Int16Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / 2));
}
