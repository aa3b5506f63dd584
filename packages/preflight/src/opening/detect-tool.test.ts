import { expect, test } from 'vitest';
import { detectTool } from './detect-tool.ts';

test.each([
  ['const o={VERSION:"3.90.0",LOG_VERSION:"v390"};console.log("Phaser v"+o.VERSION)', 'Phaser 3.90.0'],
  ['globalThis.__PIXI_APP_INIT__?.(this)', 'PixiJS'],
  ['window.__THREE__=r;dispatchEvent(new CustomEvent("register",{detail:{revision:"180"}}))', 'three.js 180'],
  ['createUnityInstance(canvas,{productVersion:"2022.3.1f1"})', 'Unity 2022.3.1f1'],
  ['Luna.Unity.Playable.InstallFullGame();createUnityInstance(canvas)', 'Luna'],
  ['window._CCSettings={};cc.game.run()', 'Cocos Creator'],
  ['self.C3_GetObjectRefTable=function(){}', 'Construct'],
  ['EngineLoader.load("canvas","dmengine")', 'Defold'],
  ['egret.runEgret({renderMode:"webgl"})', 'Egret'],
  ['/* PlayCanvas Engine v2.3.1 revision abc */', 'PlayCanvas 2.3.1'],
  ['// made at https://playablefactory.example', 'Playable Factory'],
  ['draw(); document.title = "Lucky"', null],
])('recognizes the tool of %s', (code, tool) => {
  expect(detectTool(['<!doctype html>', code])).toBe(tool);
});
