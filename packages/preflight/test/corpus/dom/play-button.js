import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from './dom-stage.js';

whenReady(() => {
  add('h1', { text: 'Lucky Wheel' });
  const play = add('button', { text: 'Play', style: large });
  play.addEventListener('click', () => {
    play.remove();
    reportEnd();
    add('p', { text: 'You won 500 coins' });
    add('button', { text: 'Install', style: large }).addEventListener('click', () => openStore());
  });
});
