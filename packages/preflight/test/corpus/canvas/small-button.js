import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen, isInside, paintButton, paintText } from './canvas-stage.js';

let isOver = false;
const start = () => ({
  x: canvas.width * 0.3,
  y: canvas.height * 0.78,
  width: 90,
  height: 44,
  label: 'Play',
});
const install = () => ({
  x: canvas.width - 70,
  y: canvas.height * 0.12,
  width: 100,
  height: 40,
  label: 'Get it',
});

function paint() {
  fillScreen('#263238');
  paintText(isOver ? 'Well done' : 'Lucky Reels', canvas.width / 2, canvas.height * 0.4);
  paintButton(isOver ? install() : start());
}

whenReady(() => {
  fitScreen(paint);
  canvas.addEventListener('pointerup', (event) => {
    if (isOver && isInside(install(), event)) openStore();
    if (isOver || !isInside(start(), event)) return;
    isOver = true;
    reportEnd();
    paint();
  });
});
