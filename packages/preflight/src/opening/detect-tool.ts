/** How the output of a build tool or an engine is recognized. */
interface Tool {
  readonly name: string;
  /** Text that only its output contains. One of them is enough. */
  readonly marks: readonly string[];
  /** Finds its version near a mark, in the first group. */
  readonly version?: RegExp;
}

/** Tools before the engines that they contain. */
const tools: readonly Tool[] = [
  { name: 'Luna', marks: ['Luna.Unity', 'luna:build', 'luna:started'] },
  { name: 'Playable Factory', marks: ['playablefactory', 'PlayableFactory'] },
  {
    name: 'Unity',
    marks: ['createUnityInstance', 'UnityLoader', 'unityFramework', 'unity-canvas'],
    version: /productVersion["']?\s*:\s*["'](\d+\.\d+[\w.]*)["']/,
  },
  {
    name: 'Cocos Creator',
    marks: ['_CCSettings', 'cocos-js', 'cc.game.run', 'cc.assetManager', 'cocos2d'],
    version: /CocosEngine\s*=\s*["'](\d+\.\d+\.\d+)/,
  },
  { name: 'Construct', marks: ['c3runtime', 'C3_GetObjectRefTable', 'cr_getC2Runtime'] },
  { name: 'Defold', marks: ['dmloader', 'DMSYS', 'dmengine'] },
  { name: 'Egret', marks: ['egret.runEgret', 'egret_native', 'data-entry-class'] },
  {
    name: 'PlayCanvas',
    marks: ['PlayCanvas Engine', 'pc.Application'],
    version: /PlayCanvas Engine v(\d+\.\d+\.\d+)/,
  },
  {
    name: 'Phaser',
    marks: ['https://phaser.io', 'Phaser v'],
    version: /VERSION["']?\s*[:=]\s*["'](\d+\.\d+\.\d+)["'],\s*(?:LOG_VERSION|BlendModes)/,
  },
  {
    name: 'PixiJS',
    marks: ['__PIXI_APP_INIT__', 'PixiJS Deprecation Warning', 'http://www.pixijs.com'],
    version: /=\s*["'](\d+\.\d+\.\d+)["'];\s*(?:class|function|const|var|let)\b/,
  },
  {
    name: 'three.js',
    marks: ['__THREE__'],
    version: /detail:\s*\{\s*revision:\s*["'](\d+)["']/,
  },
];

/** Returns the tool that made a file, with its version if it is known; null if no tool was recognized. */
export function detectTool(texts: readonly string[]): string | null {
  for (const { name, marks, version } of tools) {
    const text = texts.find((candidate) => marks.some((mark) => candidate.includes(mark)));
    if (text === undefined) continue;
    const number = version?.exec(text)?.[1];
    return number === undefined ? name : `${name} ${number}`;
  }
  return null;
}
