import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from './dom-stage.js';

whenReady(() => {
  const banner = add('div', { style: 'position:fixed;inset:0;background:#000c;padding-top:30vh' });
  add('p', { text: 'Are you over 18?', parent: banner });
  const yes = add('button', { text: 'Yes', style: large, parent: banner });
  yes.onclick = () => {
    banner.remove();
    reportEnd();
  };
  add('h1', { text: 'Mega Slots' });
  add('a', { text: 'Install free', style: `${large};background:#00c853;width:200px` }).addEventListener(
    'click',
    () => openStore(),
  );
});
