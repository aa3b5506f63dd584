import {
  Mesh,
  MeshPhysicalMaterial,
  PerspectiveCamera,
  PointLight,
  Raycaster,
  Scene,
  SphereGeometry,
  TorusKnotGeometry,
  Vector2,
  WebGLRenderer,
} from 'three';
import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';

whenReady(() => {
  const renderer = new WebGLRenderer({ antialias: false });
  renderer.setPixelRatio(0.75);
  renderer.setSize(innerWidth, innerHeight);
  renderer.domElement.style.cssText = 'position:fixed;inset:0;width:100%;height:100%';
  renderer.setClearColor('#1a0033');
  document.body.append(renderer.domElement);
  const scene = new Scene();
  const camera = new PerspectiveCamera(60, innerWidth / innerHeight, 0.1, 100);
  camera.position.z = 6;
  for (let light = 0; light < 4; light++) {
    const lamp = new PointLight(0xffffff, 30);
    lamp.position.set(Math.cos(light) * 4, Math.sin(light) * 4, 4);
    scene.add(lamp);
  }
  const gold = new MeshPhysicalMaterial({ color: 0xffc107, metalness: 0.7, roughness: 0.3, clearcoat: 1 });
  const green = new MeshPhysicalMaterial({ color: 0x00e676, roughness: 0.2, clearcoat: 1 });
  const knot = new Mesh(new TorusKnotGeometry(1.2, 0.4, 96, 16), gold);
  const coin = new Mesh(new SphereGeometry(1, 64, 32), green);
  coin.position.y = -2;
  scene.add(knot);
  const find = new Raycaster();
  renderer.domElement.addEventListener('click', ({ clientX, clientY }) => {
    const place = new Vector2((clientX / innerWidth) * 2 - 1, 1 - (clientY / innerHeight) * 2);
    find.setFromCamera(place, camera);
    if (coin.parent !== null && find.intersectObject(coin).length > 0) openStore();
    if (coin.parent !== null || find.intersectObject(knot).length === 0) return;
    knot.position.y = 1.5;
    scene.add(coin);
    reportEnd();
  });
  renderer.setAnimationLoop((timeMs) => {
    knot.rotation.y = timeMs / 2000;
    renderer.render(scene, camera);
  });
});
