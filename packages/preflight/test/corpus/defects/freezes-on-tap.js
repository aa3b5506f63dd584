import { openStore, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  let coins = 0;
  add('button', { text: 'Play', style: large }).onclick = () => {
    while (coins >= 0) coins = (coins + 1) % 1000;
    openStore();
  };
});
