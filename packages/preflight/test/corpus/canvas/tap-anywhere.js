import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen, paintText } from './canvas-stage.js';

let isOver = false;

function paint() {
  fillScreen(isOver ? '#0d47a1' : '#1b5e20');
  paintText(isOver ? 'You won! Install now' : 'Tap to play', canvas.width / 2, canvas.height / 2);
}

whenReady(() => {
  fitScreen(paint);
  canvas.addEventListener('click', () => {
    if (isOver) {
      openStore();
      return;
    }
    isOver = true;
    reportEnd();
    paint();
  });
});
