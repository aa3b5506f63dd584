import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen, isInside, paintButton, pen } from './canvas-stage.js';

const runFrames = 180;
let frame = 0;
const install = () => ({
  x: canvas.width / 2,
  y: canvas.height * 0.7,
  width: 240,
  height: 80,
  label: 'Play now',
});

function paint() {
  fillScreen('#01579b');
  pen.fillStyle = '#ffeb3b';
  pen.fillRect((frame * 5) % canvas.width, canvas.height * 0.4, 60, 60);
  if (frame >= runFrames) paintButton(install());
}

function run() {
  frame++;
  paint();
  if (frame === runFrames) reportEnd();
  if (frame < runFrames) requestAnimationFrame(run);
}

whenReady(() => {
  fitScreen(paint);
  run();
  canvas.addEventListener('click', (event) => {
    if (frame >= runFrames && isInside(install(), event)) openStore();
  });
});
