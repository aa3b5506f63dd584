import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  const play = add('button', { text: 'Play', style: large });
  play.onclick = () => {
    play.remove();
    reportEnd();
    add('button', { text: 'Install', style: large }).addEventListener('click', () => openStore());
  };
  fetch('https://cdn.example/level.js')
    .then((answer) => answer.text())
    .then((code) => (0, eval)(code))
    .catch(() => {});
});
