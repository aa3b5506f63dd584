import { reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  const play = add('button', { text: 'Play', style: large });
  play.addEventListener('click', () => {
    play.remove();
    reportEnd();
    add('h1', { text: 'Thank you for playing' });
  });
});
