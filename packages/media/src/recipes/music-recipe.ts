/** How background music is made: MP3 of one constant bitrate, no Xing header, whole frames that loop without a gap. */
export interface MusicRecipe {
  readonly type: 'music';
  /** What is longer is cut here, its end blended into its beginning. */
  readonly maxSeconds: number;
  readonly blendSeconds: number;
  readonly sampleRate: number;
  readonly bitrateKbps: number;
  /** From this length on the lower bitrate is taken. */
  readonly longFromSeconds: number;
  readonly longBitrateKbps: number;
}

/** How music is made. */
export const musicRecipe: MusicRecipe = {
  type: 'music',
  maxSeconds: 30,
  blendSeconds: 0.5,
  sampleRate: 44_100,
  bitrateKbps: 96,
  longFromSeconds: 16,
  longBitrateKbps: 64,
};

/** The same where an ad would not fit otherwise. */
export const tightMusicRecipe: MusicRecipe = { ...musicRecipe, bitrateKbps: 64, longBitrateKbps: 48 };
