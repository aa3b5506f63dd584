import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  add('h1', { text: 'Lucky Wheel' });
  add('button', { text: 'Install', style: large }).addEventListener('click', () => {
    reportEnd();
    openStore();
  });
  setTimeout(() => openStore(), 700);
});
