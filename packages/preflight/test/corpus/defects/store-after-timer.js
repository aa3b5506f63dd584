import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen, paintText } from '../canvas/canvas-stage.js';

let isOver = false;

function paint() {
  fillScreen(isOver ? '#b71c1c' : '#0d47a1');
  paintText(isOver ? 'Time is up' : 'Tap fast!', canvas.width / 2, canvas.height / 2);
}

whenReady(() => {
  fitScreen(paint);
  canvas.addEventListener('click', () => {
    if (isOver) return;
    isOver = true;
    reportEnd();
    paint();
    setTimeout(() => openStore(), 300);
  });
});
