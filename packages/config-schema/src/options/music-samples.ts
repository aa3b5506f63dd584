/** The sample tracks included in the product, in the order shown (requirement customize.music-samples). */
export const musicSamples = [
  { id: 'casino-1', name: 'Casino Excitement' },
  { id: 'casino-2', name: 'Winning Streak' },
  { id: 'casino-3', name: 'Lucky Spin' },
  { id: 'casino-4', name: 'Jackpot Dreams' },
] as const;
export type MusicSampleId = (typeof musicSamples)[number]['id'];

/** Whether `value` names a sample track. */
export function isMusicSampleId(value: unknown): value is MusicSampleId {
  return musicSamples.some((sample) => sample.id === value);
}
