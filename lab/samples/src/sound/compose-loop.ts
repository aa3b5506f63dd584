import { clap, hiHat, kickDrum, shaker } from './drums.ts';
import { addHall, createStereo, master, mixIn, type Stereo } from './stereo-loop.ts';
import { bassTone, glassTone, leadTone, padTone, pluckTone, type Note } from './tones.ts';

const instruments = { bass: bassTone, pad: padTone, pluck: pluckTone, lead: leadTone, glass: glassTone };
const drums = { kick: kickDrum(), clap: clap(), hat: hiHat(false), openHat: hiHat(true), shaker: shaker() };

/** A note in a piece: beat of its start, MIDI number, length in beats. */
export type ScoreNote = readonly [beat: number, note: number, beats: number];

/** One instrument's part. */
export interface Part {
  instrument: keyof typeof instruments;
  gain: number;
  pan?: number;
  notes: readonly ScoreNote[];
}

/** One drum's part: the beats on which it plays. */
export interface DrumPart {
  drum: keyof typeof drums;
  gain: number;
  pan?: number;
  beats: readonly number[];
}

/** A piece that repeats without a seam. */
export interface Piece {
  fileName: string;
  beats: number;
  /** Length in samples: a whole number of MP3 frames, so that the loop is exact in the file as well. */
  samples: number;
  parts: readonly Part[];
  drums: readonly DrumPart[];
  hall: { wet: number; feedback: number; damping: number };
}

/** Plays the piece into a loop. Notes that ring after its last beat continue at its beginning. */
export function composeLoop(piece: Piece): Stereo {
  const loop = createStereo(piece.samples, true);
  const samplesPerBeat = piece.samples / piece.beats;
  const secondsPerBeat = samplesPerBeat / 44_100;
  for (const part of piece.parts) {
    const play = remembered(instruments[part.instrument]);
    for (const [beat, note, beats] of part.notes) {
      mixIn(loop, play({ note, seconds: beats * secondsPerBeat }), {
        start: beat * samplesPerBeat,
        gain: part.gain,
        pan: part.pan ?? 0,
      });
    }
  }
  addHall(loop, piece.hall);
  for (const part of piece.drums) {
    for (const beat of part.beats) {
      mixIn(loop, drums[part.drum], { start: beat * samplesPerBeat, gain: part.gain, pan: part.pan ?? 0 });
    }
  }
  master(loop, 0.8);
  return loop;
}

function remembered(play: (note: Note) => Float32Array): (note: Note) => Float32Array {
  const made = new Map<string, Float32Array>();
  return (note) => {
    const key = `${note.note} ${note.seconds}`;
    const sound = made.get(key) ?? play(note);
    made.set(key, sound);
    return sound;
  };
}
