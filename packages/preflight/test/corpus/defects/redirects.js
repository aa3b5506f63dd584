import { reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  reportEnd();
  add('h1', { text: 'Lucky Wheel' });
  add('button', { text: 'Install', style: large }).onclick = () => {
    window.location.href = 'https://store.example/lucky';
  };
});
