import { Bodies, Composite, Engine, Render, Runner } from 'matter-js';
import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';

whenReady(() => {
  const engine = Engine.create();
  const options = { width: innerWidth, height: innerHeight, wireframes: false, background: '#37474f' };
  const render = Render.create({ element: document.body, engine, options });
  render.canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%';
  const ground = Bodies.rectangle(innerWidth / 2, innerHeight - 20, innerWidth, 40, { isStatic: true });
  Composite.add(engine.world, ground);
  Render.run(render);
  Runner.run(Runner.create(), engine);
  let dropped = 0;
  render.canvas.addEventListener('pointerdown', ({ clientX }) => {
    if (dropped === 3) return;
    dropped++;
    Composite.add(engine.world, Bodies.circle(clientX + dropped * 7, 80, 30));
    if (dropped < 3) return;
    reportEnd();
    const install = document.createElement('div');
    install.textContent = 'Install now';
    install.style.cssText =
      'position:fixed;left:10%;right:10%;top:40%;padding:30px;background:#d81b60;color:#fff;font:bold 30px sans-serif;text-align:center;cursor:pointer';
    install.addEventListener('click', () => openStore());
    document.body.append(install);
  });
});
