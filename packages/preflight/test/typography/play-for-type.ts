import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { playFile } from '../../src/play-file.ts';
import { utf8, type Upload } from '../mutations/mutate.ts';
import { composePage } from './note-page.ts';

const { moloco } = networks;

const typeRules = [
  'same-fonts-on-phones',
  'draws-all-characters',
  'shows-whole-letters',
  'matches-direction',
];

/** Plays a file. Resolves to whether it passes, and the messages of the rules about type that it breaks. */
export async function playForType(
  upload: Upload,
  browser: Browser,
): Promise<{ passed: boolean; broken: string[] }> {
  const { passed, findings } = await playFile({ ...upload, network: moloco, browser });
  const broken = findings.filter((finding) => !finding.passed && typeRules.includes(finding.ruleId));
  return {
    passed,
    broken: broken.map(({ ruleId, severity, message }) => `${ruleId}, ${severity}: ${message}`),
  };
}

/** Composes a page that waits for a tap, shows `texts`, and has a button that opens the store. */
export function composeGame(texts: string, style = ''): Upload {
  const body = `<h1>Spin</h1><div id="game" hidden>${texts}</div>
    <button style="display: block; margin: 20px auto; padding: 20px" onclick="if (game.hidden) { game.hidden = false; this.textContent = 'Install' } else FbPlayableAd.onCTAClick()">Play</button>`;
  return { bytes: utf8(composePage({ body, style })), fileName: 'game.html' };
}
