import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { canvas, fillScreen, fitScreen, isInside, paintButton, paintText } from './canvas-stage.js';

const colors = ['#4a148c', '#6a1b9a', '#8e24aa', '#ffb300'];
let tapCount = 0;
const egg = () => ({
  x: canvas.width / 2,
  y: canvas.height / 2,
  width: 180,
  height: 180,
  label: 'Egg',
  color: colors[tapCount],
});
const install = () => ({
  x: canvas.width / 2,
  y: canvas.height * 0.8,
  width: 220,
  height: 70,
  label: 'Install',
});

function paint() {
  fillScreen('#eceff1');
  paintButton(egg());
  if (tapCount === 3) {
    paintButton(install());
    paintText('It hatched!', canvas.width / 2, canvas.height * 0.2);
  }
}

whenReady(() => {
  fitScreen(paint);
  canvas.addEventListener('touchstart', ({ changedTouches: [touch] }) => {
    if (tapCount < 3 && isInside(egg(), touch)) {
      tapCount++;
      if (tapCount === 3) reportEnd();
      paint();
    }
  });
  canvas.addEventListener('touchend', (event) => {
    if (tapCount === 3 && isInside(install(), event.changedTouches[0])) openStore();
  });
});
