import { Bodies, Body, Composite, Engine, Events, Mouse, MouseConstraint, Render, Runner } from 'matter-js';
import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';

whenReady(() => {
  const engine = Engine.create();
  const options = { width: innerWidth, height: innerHeight, wireframes: false, background: '#3e2723' };
  const render = Render.create({ element: document.body, engine, options });
  render.canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;touch-action:none';
  const ground = Bodies.rectangle(innerWidth / 2, innerHeight * 0.75, innerWidth * 2, 60, { isStatic: true });
  const stone = Bodies.circle(innerWidth / 2, innerHeight * 0.65, 45, { restitution: 0.2 });
  Composite.add(engine.world, [ground, stone]);
  const mouse = Mouse.create(render.canvas);
  const grip = MouseConstraint.create(engine, { mouse, constraint: { stiffness: 0.3 } });
  Composite.add(engine.world, grip);
  const start = { ...stone.position };
  Events.on(engine, 'afterUpdate', () => {
    const isThrown = Math.hypot(stone.position.x - start.x, stone.position.y - start.y) > 60;
    if (stone.isStatic || !isThrown) return;
    Body.setStatic(stone, true);
    reportEnd();
    const install = document.createElement('button');
    install.textContent = 'Get the game';
    install.style.cssText = 'position:fixed;left:15%;right:15%;top:20%;height:90px;font:bold 26px sans-serif';
    install.addEventListener('click', () => openStore());
    document.body.append(install);
  });
  Render.run(render);
  Runner.run(Runner.create(), engine);
});
