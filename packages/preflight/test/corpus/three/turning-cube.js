import { BoxGeometry, Mesh, MeshNormalMaterial, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';

const large =
  'position:fixed;left:20%;right:20%;bottom:12%;height:72px;font:bold 28px sans-serif;background:#00c853;color:#fff;border:0';

whenReady(() => {
  const renderer = new WebGLRenderer({ antialias: false });
  const scene = new Scene();
  const camera = new PerspectiveCamera(60, innerWidth / innerHeight, 0.1, 100);
  camera.position.z = 4;
  const cube = new Mesh(new BoxGeometry(1.6, 1.6, 1.6), new MeshNormalMaterial());
  scene.add(cube);
  const fit = () => {
    renderer.setSize(innerWidth, innerHeight);
    camera.aspect = innerWidth / innerHeight;
    camera.updateProjectionMatrix();
  };
  addEventListener('resize', fit);
  fit();
  renderer.domElement.style.cssText += ';position:fixed;inset:0';
  renderer.setClearColor('#102027');
  document.body.append(renderer.domElement);
  let tapCount = 0;
  renderer.domElement.addEventListener('pointerdown', () => {
    tapCount++;
    cube.scale.setScalar(1 + tapCount * 0.2);
    if (tapCount !== 3) return;
    reportEnd();
    const install = document.createElement('button');
    install.textContent = 'Install';
    install.style.cssText = large;
    install.addEventListener('click', () => openStore());
    document.body.append(install);
  });
  renderer.setAnimationLoop((timeMs) => {
    cube.rotation.set(timeMs / 1500, timeMs / 1000, 0);
    renderer.render(scene, camera);
  });
});
