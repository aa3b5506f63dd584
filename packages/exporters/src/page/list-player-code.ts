import { playerScript, playerScripts } from '@spinreel/ad-runtime/player-script';
import { playerStyle } from '@spinreel/ad-runtime/style/select-player-style';

/** Lists the scripts and styles of the player. If they are the same, a file that was made before is still up to date. */
export function listPlayerCode(): string[] {
  return [playerScript, ...playerScripts.map(({ script }) => script), playerStyle];
}
