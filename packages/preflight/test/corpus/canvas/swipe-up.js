import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen, isInside, paintButton, paintText } from './canvas-stage.js';

let startY = 0;
let isOver = false;
const install = () => ({
  x: canvas.width / 2,
  y: canvas.height / 2,
  width: 260,
  height: 90,
  label: 'Download',
});

function paint() {
  fillScreen(isOver ? '#004d40' : '#bf360c');
  if (isOver) paintButton(install());
  else paintText('Swipe up to jump', canvas.width / 2, canvas.height * 0.7);
}

whenReady(() => {
  fitScreen(paint);
  canvas.addEventListener('touchstart', ({ touches: [touch] }) => {
    startY = touch.clientY;
  });
  canvas.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    if (isOver && isInside(install(), touch)) openStore();
    if (isOver || startY - touch.clientY < 100) return;
    isOver = true;
    reportEnd();
    paint();
  });
});
