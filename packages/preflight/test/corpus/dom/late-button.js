import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from './dom-stage.js';

const reel =
  'display:inline-block;width:26vmin;height:26vmin;margin:1vmin;background:#fff;color:#000;font:bold 18vmin sans-serif';

whenReady(() => {
  const reels = [7, 7, 1].map((value) => add('div', { text: String(value), style: reel }));
  const spin = add('button', { text: 'Spin', style: large });
  spin.addEventListener('click', () => {
    spin.disabled = true;
    let turns = 0;
    const timer = setInterval(() => {
      turns++;
      for (const one of reels) one.textContent = String((turns * 3) % 10);
      if (turns < 30) return;
      clearInterval(timer);
      for (const one of reels) one.textContent = '7';
      setTimeout(() => {
        reportEnd();
        add('button', { text: 'Collect', style: large }).addEventListener('click', () => openStore());
      }, 1000);
    }, 80);
  });
});
