import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from './dom-stage.js';

const bar =
  'position:fixed;left:0;right:0;bottom:0;padding:24px;background:#00c853;font:bold 22px sans-serif';
let score = 0;

whenReady(() => {
  const points = add('h1', { text: 'Score 0' });
  const coin = add('div', { style: `${large};width:90px;height:90px;background:#ffd600;border-radius:50%` });
  coin.addEventListener('pointerdown', () => {
    score++;
    points.textContent = `Score ${score}`;
    coin.style.transform = `translateX(${(score % 3) * 60 - 60}px)`;
    if (score === 4) reportEnd();
  });
  add('div', { text: 'Download', style: bar }).addEventListener('click', () => openStore());
});
