import 'pixi.js/unsafe-eval';
import { Application, Graphics, Text } from 'pixi.js';
import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';

async function start() {
  const app = new Application();
  await app.init({ background: '#3e2723', width: 360, height: 640, preference: 'webgl' });
  app.canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;object-fit:contain';
  document.body.append(app.canvas);
  const reels = [60, 180, 300].map((x) => {
    const reel = new Graphics().rect(-45, -60, 90, 120).fill('#ffecb3');
    reel.position.set(x, 250);
    return app.stage.addChild(reel);
  });
  const addButton = (label, color, act) => {
    const button = new Graphics().roundRect(-110, -40, 220, 80, 16).fill(color);
    const text = new Text({ text: label, style: { fill: '#fff', fontSize: 32 } });
    text.anchor.set(0.5);
    button.addChild(text);
    button.position.set(180, 500);
    button.eventMode = 'static';
    button.on('pointertap', () => act(button));
    app.stage.addChild(button);
  };
  addButton('Spin', '#d84315', (button) => {
    button.destroy();
    let frame = 0;
    const turn = () => {
      frame++;
      for (const [index, reel] of reels.entries()) reel.scale.y = Math.cos((frame + index * 10) / 6);
      if (frame < 90) return;
      app.ticker.remove(turn);
      for (const reel of reels) reel.scale.y = 1;
      reportEnd();
      addButton('Install', '#00c853', () => openStore());
    };
    app.ticker.add(turn);
  });
}

whenReady(() => void start());
