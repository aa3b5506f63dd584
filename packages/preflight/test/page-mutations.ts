import type { Mutation } from './mutate.ts';

const inHead = (markup: string): Mutation => ({
  page: (html) => html.replace('</head>', () => `${markup}</head>`),
});
const inBody = (markup: string): Mutation => ({
  page: (html) => html.replace('</body>', () => `${markup}</body>`),
});
const inCode = (code: string): Mutation => inBody(`<script>${code}</script>`);

/** For each rule about the page: changes each of which breaks this rule and no other. */
export const pageMutations: Readonly<Record<string, readonly Mutation[]>> = {
  viewport: [
    { page: (html) => html.replace(/<meta name="viewport"[^>]*>/, '') },
    { page: (html) => html.replace('width=device-width', 'width=320') },
  ],
  'cta-hook': [
    { page: (html) => html.replaceAll('FbPlayableAd.onCTAClick()', 'FbPlayableAd["onCTAClick"]()') },
    { page: (html) => html.replaceAll('FbPlayableAd.onCTAClick()', 'FbPlayableAd?.onCTAClick?.()') },
  ],
  'no-cta-stub': [
    inCode('window.FbPlayableAd={onCTAClick:function(){}}'),
    inCode('var FbPlayableAd=window.FbPlayableAd||{}'),
    inCode('window["FbPlayableAd"] = {}'),
    inCode('FbPlayableAd.onCTAClick=function(){}'),
    inCode('window.FbPlayableAd ||= {onCTAClick(){}}'),
    inCode('window.FbPlayableAd??={onCTAClick(){}}'),
    inCode('window["FbPlayableAd"] &&= {onCTAClick(){}}'),
    inCode('Object.assign(window,{FbPlayableAd:{onCTAClick(){}}})'),
    inCode('Object.assign(window, { ready: 1, "FbPlayableAd": new Stub() })'),
    inCode('Object.assign(FbPlayableAd,{onCTAClick(){}})'),
    inCode('Object.defineProperty(window,`FbPlayableAd`,{value:{}})'),
    inCode('FbPlayableAd["onCTAClick"] ??= function(){}'),
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
