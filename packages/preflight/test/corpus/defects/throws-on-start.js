import { openStore, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

document.body.style.background = '#fff';

whenReady(() => {
  const settings = JSON.parse('{}');
  settings.levels.forEach((level) => {
    add('button', { text: level, style: large }).addEventListener('click', () => openStore());
  });
});
