import { playerScript, playerScripts } from '@spinreel/ad-runtime/player-script';
import type { RuntimeAd } from '../runtime-ad.ts';
import type { ScriptPart } from './script-part.ts';

/** Returns the smallest player that plays an ad: without the parts that the ad does not show. */
export function selectPlayerScript(ad: RuntimeAd): string {
  const needed = findScriptParts(ad);
  const isFit = (parts: readonly ScriptPart[]) =>
    parts.length === needed.length && needed.every((part) => parts.includes(part));
  return playerScripts.find(({ parts }) => isFit(parts))?.script ?? playerScript;
}

/** Finds the parts of the script that an ad needs. They have style sheets of the same names. */
export function findScriptParts({ gameplay, outro }: RuntimeAd): ScriptPart[] {
  const parts: ScriptPart[] = [];
  if (gameplay.highlight !== null) parts.push('highlight');
  if (outro.app !== null) parts.push('app-card');
  return parts;
}
