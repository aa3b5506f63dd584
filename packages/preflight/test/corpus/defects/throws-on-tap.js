import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  const play = add('button', { text: 'Play', style: large });
  play.addEventListener('click', () => {
    play.remove();
    reportEnd();
    add('button', { text: 'Install', style: large }).addEventListener('click', () => openStore());
    window.analytics.track('play');
  });
});
