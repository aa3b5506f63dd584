import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  const play = add('button', { text: 'Play', style: large });
  play.onclick = () => {
    play.remove();
    reportEnd();
    const install = add('button', { text: 'Install', style: large });
    install.addEventListener('click', () => openStore());
    document.body.addEventListener('click', ({ target }) => target === install && openStore());
  };
});
