import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add } from './dom-stage.js';

const card = 'display:inline-block;width:28vw;height:24vh;margin:1vw;border-radius:12px;background:#ff6f00';

whenReady(() => {
  add('h1', { text: 'Pick a card' });
  const cards = [1, 2, 3, 4, 5, 6].map(() => add('div', { style: card }));
  for (const chosen of cards)
    chosen.addEventListener(
      'touchstart',
      () => {
        for (const other of cards) other.remove();
        reportEnd();
        const install = add('div', { text: 'Get the app', style: `${card};width:80vw;padding-top:12vh` });
        install.addEventListener('touchend', () => openStore());
      },
      { once: true },
    );
});
