import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';

/** Returns the markup of a block with the English texts of a preset. */
export function legalBlock({ elements }: CompliancePreset): string {
  const lines = Object.entries(elements).map(([id, { texts }]) => `<p data-element="${id}">${texts.en}</p>`);
  return `<style>
.legal { position: fixed; left: 0; right: 0; bottom: 0; z-index: 9; pointer-events: none; text-align: center;
  font: 12px/15px Arial; background: #000; color: #fff; white-space: normal }
.legal p { margin: 0 auto; width: fit-content }
</style><div class="legal">${lines.join('')}</div>`;
}

/**
 * Returns the page of a foreign ad for a network with MRAID: a tap on its button starts it, the next one opens the store. It is
 * painted as a canvas instead if `isCanvas` is set.
 */
export function foreignPage({ markup = '', isCanvas = false }): string {
  const picture = isCanvas
    ? `<canvas id="picture" width="375" height="400"></canvas>
       <script>var pen = picture.getContext('2d'); pen.fillStyle = '#fc0'; pen.fillRect(40, 40, 200, 200)</script>`
    : '';
  return `<!doctype html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><script src="mraid.js"></script></head>
<body style="margin:0;background:#203;color:#fff;font:20px Arial">${picture}
<button id="go" style="position:fixed;left:60px;top:100px;width:250px;height:90px;font-size:30px">Play</button>
${markup}
<script>
var isStarted = false;
go.onclick = function () {
  if (isStarted) mraid.open('https://store.example/app');
  isStarted = true;
  document.body.style.background = '#320';
  go.textContent = 'Download';
};
</script></body></html>`;
}
