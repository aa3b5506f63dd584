import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolder } from '@spinreel/samples/sample-media';
import { casinoExcitement } from './casino-excitement.ts';
import { composeLoop } from './compose-loop.ts';
import { encodeMp3Loop } from './encode-mp3-loop.ts';
import { jackpotDreams } from './jackpot-dreams.ts';
import { luckySpin } from './lucky-spin.ts';
import { winningStreak } from './winning-streak.ts';

/** Plays the four pieces and writes them to the media folder. */
export async function renderMusic(): Promise<void> {
  for (const piece of [casinoExcitement, winningStreak, luckySpin, jackpotDreams]) {
    await writeFile(join(mediaFolder, piece.fileName), await encodeMp3Loop(composeLoop(piece)));
  }
}
