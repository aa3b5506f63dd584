import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen, isInside, paintButton, paintText, pen } from './canvas-stage.js';

let lengthPx = 0;
let last = null;
const install = () => ({
  x: canvas.width / 2,
  y: canvas.height * 0.85,
  width: 240,
  height: 80,
  label: 'Claim prize',
});

function paint() {
  fillScreen('#9e9d24');
  paintText('Scratch here', canvas.width / 2, canvas.height / 2);
}

whenReady(() => {
  fitScreen(paint);
  canvas.addEventListener('pointerdown', (event) => {
    last = event;
    if (lengthPx > 150 && isInside(install(), event)) openStore();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (last === null || lengthPx > 150) return;
    lengthPx += Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
    last = event;
    pen.fillStyle = '#fff59d';
    pen.beginPath();
    pen.arc(event.clientX, event.clientY, 40, 0, 7);
    pen.fill();
    if (lengthPx <= 150) return;
    reportEnd();
    paintButton(install());
  });
  canvas.addEventListener('pointerup', () => {
    last = null;
  });
});
