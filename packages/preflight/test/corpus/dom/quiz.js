import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from './dom-stage.js';

const questions = [
  ['2 + 2', '3', '4', '5'],
  ['5 - 3', '1', '2', '8'],
];

function ask(number) {
  document.body.textContent = '';
  const [question, ...answers] = questions[number] ?? [];
  if (question === undefined) {
    reportEnd();
    add('h1', { text: 'Genius!' });
    add('div', { text: 'Download now', style: `${large};background:#00c853;cursor:pointer` }).onclick = () =>
      openStore();
    return;
  }
  add('h1', { text: question });
  for (const answer of answers)
    add('div', {
      text: answer,
      style: `${large};background:#fff;color:#311b92;width:120px`,
    }).addEventListener('click', () => ask(number + 1));
}

whenReady(() => ask(0));
