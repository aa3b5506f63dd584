/** Frequency in Hz of a MIDI note number: 69 is the A of 440 Hz. */
export function noteHz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}
