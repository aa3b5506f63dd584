import { whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen, pen } from '../canvas/canvas-stage.js';

let frame = 0;

function paint() {
  fillScreen('#fff');
  pen.strokeStyle = '#1976d2';
  pen.lineWidth = 12;
  pen.beginPath();
  pen.arc(canvas.width / 2, canvas.height / 2, 50, frame / 10, frame / 10 + 4);
  pen.stroke();
}

function run() {
  frame++;
  paint();
  requestAnimationFrame(run);
}

whenReady(() => {
  fitScreen(paint);
  run();
});
