import type { Network } from '@spinreel/exporters/network';
import type { Mutation } from './mutate.ts';

const inHead = (markup: string): Mutation => ({
  page: (html) => html.replace('</head>', () => `${markup}</head>`),
});
const inBody = (markup: string): Mutation => ({
  page: (html) => html.replace('</body>', () => `${markup}</body>`),
});
const inCode = (code: string): Mutation => inBody(`<script>${code}</script>`);

/** Adapts a call to another host: replaces Meta's object and method with the network's. */
function inHost(code: string, { storeCall }: Network): string {
  if (storeCall === null) throw new Error('The network has no store call');
  return code.replaceAll('FbPlayableAd', storeCall.object).replaceAll('onCTAClick', storeCall.method);
}

/** Adapts a definition of the object to another host. A global function is defined like an object. */
const inCodeOfHost = (code: string): Mutation => ({
  page: (html, { storeCall }) => {
    const name = storeCall?.object === 'window' ? storeCall.method : (storeCall?.object ?? '');
    const adapted = code.replaceAll('FbPlayableAd', name).replaceAll('onCTAClick', storeCall?.method ?? '');
    return html.replace('</body>', () => `<script>${adapted}</script></body>`);
  },
});

/** Changes by rule about the page. Each change breaks this rule and no other. */
export const pageMutations: Readonly<Record<string, readonly Mutation[]>> = {
  'host-tags': [
    { page: (html) => html.replace(/<meta name="ad\.[^>]*>|<script src="[^"]*(?:mraid|api|sdk)\.js">/, '') },
  ],
  'no-forbidden-text': [
    {
      page: (html, { forbiddenLiterals }) =>
        html.replace('</body>', `<!-- ${forbiddenLiterals.at(-1)} --></body>`),
    },
  ],
  'no-insecure-addresses': [
    inBody('<!-- see http://cdn.example/lib -->'),
    inCode('var base="HTTP://cdn.example"'),
  ],
  'valid-scripts': [inCode('if ('), inCode('let one; let one'), inBody('<div onclick="go("></div>')],
  'guarded-host-calls': [
    {
      page: (html, { storeCall }) => {
        const other = storeCall?.object === 'ExitApi' ? 'MTRG.onCTAClick()' : 'ExitApi.exit()';
        return html.replace('</body>', `<script>function end(){${other}}</script></body>`);
      },
    },
  ],
  viewport: [
    { page: (html) => html.replace(/<meta name="viewport"[^>]*>/, '') },
    { page: (html) => html.replace('width=device-width', 'width=320') },
  ],
  'cta-hook': [
    {
      page: (html, network) =>
        html.replaceAll(
          inHost('FbPlayableAd.onCTAClick(', network),
          inHost('FbPlayableAd["onCTAClick"](', network),
        ),
    },
    {
      page: (html, network) =>
        html.replaceAll(
          inHost('FbPlayableAd.onCTAClick(', network),
          inHost('FbPlayableAd?.onCTAClick?.(', network),
        ),
    },
  ],
  'no-cta-stub': [
    inCodeOfHost('window.FbPlayableAd={onCTAClick:function(){}}'),
    inCodeOfHost('var FbPlayableAd=window.FbPlayableAd||{}'),
    inCodeOfHost('window["FbPlayableAd"] = {}'),
    inCodeOfHost('FbPlayableAd.onCTAClick=function(){}'),
    inCodeOfHost('window.FbPlayableAd ||= {onCTAClick(){}}'),
    inCodeOfHost('window.FbPlayableAd??={onCTAClick(){}}'),
    inCodeOfHost('window["FbPlayableAd"] &&= {onCTAClick(){}}'),
    inCodeOfHost('Object.assign(window,{FbPlayableAd:{onCTAClick(){}}})'),
    inCodeOfHost('Object.assign(window, { ready: 1, "FbPlayableAd": new Stub() })'),
    inCodeOfHost('Object.assign(FbPlayableAd,{onCTAClick(){}})'),
    inCodeOfHost('Object.defineProperty(window,`FbPlayableAd`,{value:{}})'),
    inCodeOfHost('FbPlayableAd["onCTAClick"] ??= function(){}'),
  ],
  'no-redirects': [
    inCode('window.open("#")'),
    inCode('top.location = "#"'),
    inCode('location="#"'),
    inBody('<!-- location.href -->'),
    inBody('<a href="more.html">More</a>'),
    inHead('<meta http-equiv="refresh" content="1">'),
    inBody('<form></form>'),
  ],
  'no-store-addresses': [inBody('<!-- Play.Google.com -->'), inCode('var store="market://details?id=lucky"')],
  'no-http-addresses': [
    inBody('<!-- see https://cdn.example/lib -->'),
    inCode('var base="HTTP://cdn.example"'),
    inBody('<img src="https://cdn.example/cover.png" alt="">'),
    inBody('<script src="https://cdn.example/lib.js"></script>'),
    inHead('<style>body{background:url(https://cdn.example/cover.png)}</style>'),
  ],
  'no-external-references': [
    inBody('<img src="https://cdn.example/cover.png" alt="">'),
    inBody('<script src="https://cdn.example/lib.js"></script>'),
    inHead('<style>body{background:url(https://cdn.example/cover.png)}</style>'),
    inCode('new Image().src="https://cdn.example/cover"'),
  ],
  'no-protocol-relative-addresses': [
    inBody('<script src="//cdn.example/lib.js"></script>'),
    inBody('<img src="//cdn.example/cover.png" alt="">'),
    inCode('var base="//cdn.example.com/lib"'),
    inHead('<style>body{background:url("//cdn.example/cover.png")}</style>'),
  ],
  'scripts-in-package': [
    inBody('<script src="missing.js"></script>'),
    inBody('<script src="data:text/javascript;base64,YWxlcnQoMSk="></script>'),
  ],
  'no-dynamic-scripts': [
    inCode('document.createElement("script")'),
    inCode('import("./more.js")'),
    inCode('document.write("more")'),
    inBody('<script type="module">1</script>'),
  ],
  'no-loose-sources': [
    inBody('<img src="cover.png" alt="">'),
    inBody('<video src="clip.mp4"></video>'),
    inBody('<video><source src="clip.mp4"></video>'),
    inBody('<img srcset="cover.png 2x" alt="">'),
    inHead('<link rel="stylesheet" href="style.css">'),
    inHead('<style>body{background:url(cover.png)}</style>'),
    inBody('<div style="background:url(\'cover.png\')"></div>'),
    inCode('new Image().src = "cover.png"'),
    inCode("video.src='clip.mp4'"),
  ],
  'no-frames': [
    inBody('<iframe></iframe>'),
    inBody('<object></object>'),
    inCode('document.createElement("iframe")'),
  ],
  'no-xml-http-request': [inBody('<!-- no XMLHttpRequest here -->'), inCode('new XMLHttpRequest()')],
  'no-fetch': [inCode('fetch("clip.bin")'), inCode('window.fetch (address)')],
  'no-network-calls': [
    inCode('navigator.sendBeacon("x")'),
    inCode('new WebSocket(address)'),
    inCode('var live="wss://cdn.example"'),
  ],
  'no-mraid': [inBody('<!-- MRAID.js -->'), inCode('var sdk="mraid.js"')],
  'no-eval': [
    inCode('eval("1")'),
    inCode('new Function("1")'),
    inCode('setTimeout("go()",1)'),
    inBody('<script type="text/x-javascript">eval("1")</script>'),
    inBody('<script type=" Application/X-ECMAScript ">eval("1")</script>'),
    inBody('<script type="text/javascript1.5">eval("1")</script>'),
    inBody('<script type="text/livescript">eval("1")</script>'),
  ],
  'no-storage': [inCode('localStorage.x'), inCode('document.cookie')],
};
