import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';
import { add, large } from '../dom/dom-stage.js';

whenReady(() => {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.connect(audio.destination);
  tone.start();
  const play = add('button', { text: 'Play', style: large });
  play.onclick = () => {
    tone.stop();
    play.remove();
    reportEnd();
    add('button', { text: 'Install', style: large }).addEventListener('click', () => openStore());
  };
});
