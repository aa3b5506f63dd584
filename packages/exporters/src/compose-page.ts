import type { MediaSlot, RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { editablePlayerScript, playerScript, playerStyle } from '@spinreel/ad-runtime/player-script';
import type { Network } from './network.ts';
import { textPart, type PagePart } from './page-part.ts';
import { scriptSafeJson } from './script-safe-json.ts';

/** The page around the player, whose own style sheet places the cover before its script has been read. */
const pageStyle = 'html,body{margin:0;height:100%;overflow:hidden;background:#000}';

/**
 * The page of a finished ad as pieces in order. The cover is painted first; then come the config, the player and the boot
 * script, which starts it while the page still loads; `late` stands at the end, so that no picture waits for the video.
 */
export function composePage(options: {
  ad: RuntimeAd;
  network: Network;
  coverUri: readonly PagePart[];
  late: readonly PagePart[];
}): PagePart[] {
  const { ad, network, coverUri, late } = options;
  return [
    textPart('player', head),
    textPart('cover', '<img id="cover" alt="" src="'),
    ...coverUri,
    textPart('cover', '">'),
    textPart('player', '</div>\n<script type="application/json" id="ad-config">'),
    textPart('player', scriptSafeJson(ad, network.forbiddenLiterals)),
    textPart('player', '</script>\n<script>'),
    textPart('player', network.isEditable === true ? editablePlayerScript : playerScript),
    textPart('player', `</script>\n<script>${bootScript(network)}</script>\n`),
    ...late,
    textPart('player', '</body>\n</html>\n'),
  ];
}

const head =
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
  '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">\n' +
  `<title>Playable ad</title>\n<style>${pageStyle}${playerStyle}</style>\n</head>\n<body>\n<div id="ad" class="sr">`;

const coverSlot: MediaSlot = 'cover';

/** Hands the player its config and its host. The cover is read at once: the player may take the picture away later. */
function bootScript(network: Network): string {
  return (
    `(function(){var root=document.getElementById('ad');` +
    `var cover=document.getElementById('cover').getAttribute('src');` +
    `var lookup=${network.container.lookup};` +
    `function media(slot){var uri=slot==='${coverSlot}'?cover:lookup(slot);if(!uri)return null;` +
    `var comma=uri.indexOf(',');return{mimeType:uri.slice(5,uri.indexOf(';')),base64:uri.slice(comma+1)}}` +
    `SpinreelAd.createAd(root,JSON.parse(document.getElementById('ad-config').textContent),` +
    `{media:media,${network.hostGlue}})})()`
  );
}
