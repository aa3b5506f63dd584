import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  if (window.Engine === undefined) return;
  reportEnd();
  add('button', { text: 'Install', style: large }).addEventListener('click', () => openStore());
});
