import { hostMessageSource } from '@spinreel/exporters/preview-messages';
import { markup, Markup } from '@spinreel/report/markup';

/**
 * Composes the page around the ad: the ad fills the screen of a phone, and a large screen shows a phone. A line at the bottom
 * names the last call that the ad made to its host.
 */
export function composeViewerPage({ title, source }: { title: string; source: string }): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<iframe src="${source}" title="${title}" sandbox="allow-scripts" allow="autoplay"></iframe>
<p role="status" hidden></p>
<script>${new Markup(script)}</script>
</body>
</html>
`.toString();
}

const style = `
html,body{margin:0;height:100%;background:#100c17;color:#f3ead2;font:14px/1.4 system-ui,sans-serif}
body{display:grid;place-items:center}
iframe{border:0;width:100vw;height:100dvh;background:#000}
@media (min-width:600px) and (min-height:500px){iframe{width:390px;height:min(844px,calc(100dvh - 64px));border-radius:24px}}
p{position:fixed;left:50%;bottom:max(8px,env(safe-area-inset-bottom));transform:translateX(-50%);margin:0;padding:6px 14px;max-width:90vw;box-sizing:border-box;overflow-wrap:anywhere;border:1px solid #d6b25e;border-radius:999px;background:#1b1426}
`;

const script = `
const line = document.querySelector('p');
const describe = {
  store: ({ url }) => 'The ad opened the store' + (url ? ': ' + url : '.'),
  lifecycle: ({ name }) => 'The ad reported: ' + name,
  measurement: ({ name }) => 'The ad measured: ' + name,
  problem: ({ text }) => 'Problem: ' + text,
};
addEventListener('message', ({ data }) => {
  if (data === null || data.source !== ${JSON.stringify(hostMessageSource)}) return;
  line.textContent = describe[data.call.kind](data.call);
  line.hidden = false;
});
`;
