import 'pixi.js/unsafe-eval';
import { Application, Graphics } from 'pixi.js';
import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';

/** A loading bar that needs 240 frames, as a page does that decodes its images one by one. */
const loadingFrames = 240;

async function start() {
  const app = new Application();
  await app.init({ background: '#000', width: 360, height: 640, preference: 'webgl' });
  app.canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%';
  document.body.append(app.canvas);
  const bar = app.stage.addChild(new Graphics());
  let frame = 0;
  const load = () => {
    frame++;
    bar
      .clear()
      .rect(60, 310, (240 * frame) / loadingFrames, 20)
      .fill('#fff');
    if (frame < loadingFrames) return;
    app.ticker.remove(load);
    bar.destroy();
    app.renderer.background.color = '#1565c0';
    const door = new Graphics().rect(100, 200, 160, 260).fill('#ffb300');
    door.eventMode = 'static';
    door.on('pointertap', (event) => {
      event.stopPropagation();
      door.destroy();
      reportEnd();
      app.renderer.background.color = '#2e7d32';
      app.stage.addChild(new Graphics().circle(180, 300, 90).fill('#fff'));
      app.stage.eventMode = 'static';
      app.stage.hitArea = app.screen;
      app.stage.on('pointertap', () => openStore());
    });
    app.stage.addChild(door);
  };
  app.ticker.add(load);
}

whenReady(() => void start());
