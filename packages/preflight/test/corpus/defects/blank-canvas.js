import { openStore, whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen } from '../canvas/canvas-stage.js';

function run() {
  fillScreen('#000');
  requestAnimationFrame(run);
}

whenReady(() => {
  fitScreen(run);
  canvas.addEventListener('dblclick', () => openStore());
});
