import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  localStorage.setItem('visits', String(Number(localStorage.getItem('visits')) + 1));
  const play = add('button', { text: 'Play', style: large });
  play.onclick = () => {
    play.remove();
    reportEnd();
    add('button', { text: 'Install', style: large }).addEventListener('click', () => openStore());
  };
});
