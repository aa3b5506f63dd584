import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen, paintText } from '../canvas/canvas-stage.js';

function paint() {
  fillScreen('#4e342e');
  paintText('Tap to play', canvas.width / 2, canvas.height / 2);
}

whenReady(() => {
  fitScreen(paint);
  canvas.addEventListener('click', () => {
    reportEnd();
    openStore();
  });
});
