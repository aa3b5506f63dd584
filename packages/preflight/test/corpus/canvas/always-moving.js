import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { canvas, fitScreen, isInside, paintButton, pen } from './canvas-stage.js';

let frame = 0;
let isOver = false;
const start = () => ({
  x: canvas.width / 2,
  y: canvas.height * 0.6,
  width: 200,
  height: 80,
  label: 'Spin',
  color: '#222',
});
const install = () => ({
  x: canvas.width / 2,
  y: canvas.height * 0.3,
  width: 260,
  height: 80,
  label: 'Install',
  color: '#000',
});

function paint() {
  for (let y = 0; y < canvas.height; y += 40) {
    pen.fillStyle = `hsl(${(y + frame * 8) % 360} 80% 50%)`;
    pen.fillRect(0, y, canvas.width, 40);
  }
  paintButton(isOver ? install() : start());
}

function run() {
  frame++;
  paint();
  requestAnimationFrame(run);
}

whenReady(() => {
  fitScreen(paint);
  run();
  canvas.addEventListener('click', (event) => {
    if (isOver && isInside(install(), event)) openStore();
    else if (!isOver && isInside(start(), event)) {
      isOver = true;
      reportEnd();
    }
  });
});
