/**
 * How background music is made: MP3 of constant bitrate, without a Xing header, in whole frames that loop without a
 * gap.
 */
export interface MusicRecipe {
  readonly type: 'music';
  /** Longer music is cut at this length, and its end is blended into its beginning. */
  readonly maxSeconds: number;
  readonly blendSeconds: number;
  readonly sampleRate: number;
  readonly bitrateKbps: number;
  /** From this length on, the lower bitrate is used. */
  readonly longFromSeconds: number;
  readonly longBitrateKbps: number;
}

/** The recipe for music. */
export const musicRecipe: MusicRecipe = {
  type: 'music',
  maxSeconds: 30,
  blendSeconds: 0.5,
  sampleRate: 44_100,
  bitrateKbps: 96,
  longFromSeconds: 16,
  longBitrateKbps: 64,
};

/** The recipe for music in an ad that would not fit otherwise. */
export const tightMusicRecipe: MusicRecipe = { ...musicRecipe, bitrateKbps: 64, longBitrateKbps: 48 };
