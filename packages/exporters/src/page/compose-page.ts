import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { editablePlayerScript } from '@spinreel/ad-runtime/player-script';
import { selectPlayerScript } from '@spinreel/ad-runtime/script/select-player-script';
import { playerStyle, selectPlayerStyle } from '@spinreel/ad-runtime/style/select-player-style';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Network } from '../network.ts';
import { textPart, type PagePart } from './page-part.ts';
import { scriptSafeJson } from './script-safe-json.ts';

/** The page's own style. The player's style sheet positions the cover before the player's script is parsed. */
const pageStyle = 'html,body{margin:0;height:100%;overflow:hidden;background:#000}';

/**
 * Composes the page of a finished ad as parts in order. The cover is painted first, followed by the fonts, the network's own
 * scripts, the config, the player and the host script, which starts the player while the page still loads. `late` is at the
 * end, so that no image waits for the video.
 */
export function composePage(options: {
  ad: RuntimeAd;
  storeUrls: ResolvedAd['storeUrls'];
  network: Network;
  coverUri: readonly PagePart[];
  /** Null if the ad has no image that replaces the cover in landscape. */
  landscapeCoverUri: readonly PagePart[] | null;
  fonts: readonly PagePart[];
  late: readonly PagePart[];
}): PagePart[] {
  const { ad, storeUrls, network, coverUri, landscapeCoverUri, fonts, late } = options;
  return [
    textPart('player', composeHead(network, ad)),
    ...composeCover({ ad, coverUri, landscapeCoverUri }),
    textPart('player', '</div>\n'),
    ...fonts,
    textPart('player', `${network.bodyMarkup}<script type="application/json" id="ad-config">`),
    textPart('player', scriptSafeJson(ad, network.forbiddenLiterals)),
    textPart('player', '</script>\n<script>'),
    textPart('player', network.isEditable === true ? editablePlayerScript : selectPlayerScript(ad)),
    textPart('player', `</script>\n${network.storeUrl === 'required' ? composeStoreUrls(storeUrls) : ''}`),
    textPart('player', `<script>${network.hostScript}</script>\n`),
    ...late,
    textPart('player', '</body>\n</html>\n'),
  ];
}

/**
 * Composes the image of the cover. With an image for landscape, both are in one element, and the player's style sheet shows
 * the one of the page's orientation. Only that one is decoded, and the other in the frame in which the phone is turned.
 */
function composeCover(options: {
  ad: RuntimeAd;
  coverUri: readonly PagePart[];
  landscapeCoverUri: readonly PagePart[] | null;
}): PagePart[] {
  const { coverUri, landscapeCoverUri } = options;
  const { landscapeAspect = 1 } = options.ad.cover;
  if (landscapeCoverUri === null)
    return [textPart('cover', '<img id="cover" alt="" src="'), ...coverUri, textPart('cover', '">')];
  const image = '<img class="fill" alt="" decoding="sync"';
  const height = `--h:${computeHeightVw(landscapeAspect)}`;
  return [
    textPart('cover', `<div id="cover">${image} src="`),
    ...coverUri,
    textPart('cover', '">'),
    textPart('landscapeCover', `${image} style="${height}" src="`),
    ...landscapeCoverUri,
    textPart('landscapeCover', '"></div>'),
  ];
}

function composeHead({ headMarkup, isEditable = false }: Network, ad: RuntimeAd): string {
  const { language } = ad;
  const { direction } = languageFacts[language];
  const style = isEditable ? playerStyle : selectPlayerStyle(ad);
  return (
    `<!doctype html>\n<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>` +
    '\n<head>\n<meta charset="utf-8">\n' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">\n' +
    `${headMarkup}<title>Playable ad</title>\n` +
    `<style>${pageStyle}${style}</style>\n</head>\n<body>\n<div id="ad" ${describeRoot(ad)}>`
  );
}

/** The player's style sheet shows a broad cover by its height at the width of the page. */
function describeRoot({ cover: { broadAspect } }: RuntimeAd): string {
  if (broadAspect === undefined) return 'class="sr"';
  return `class="sr broad" style="--h:${computeHeightVw(broadAspect)}"`;
}

/** Returns the height of an image at the width of the page. `aspect` is its width by its height. */
function computeHeightVw(aspect: number): string {
  return `${(100 / aspect).toFixed(2)}vw`;
}

/**
 * Embeds the URLs as plain text, for networks that search the file: one element, or one per platform if they differ.
 * `URL` escapes characters that could end a script.
 */
function composeStoreUrls({ ios, android }: ResolvedAd['storeUrls']): string {
  const compose = (id: string, url: string) =>
    `<script type="text/plain" id="${id}">${URL.parse(url)?.href ?? ''}</script>\n`;
  if (ios === android) return compose('store-url', ios);
  return compose('store-url-ios', ios) + compose('store-url-android', android);
}
