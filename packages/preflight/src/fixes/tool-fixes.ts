type Fixes = Readonly<Record<string, string>>;

const embedAll = (setting: string): Fixes => ({
  'no-loose-sources': setting,
  'no-loose-media': setting,
  'only-scripts': setting,
  'no-fetch': setting,
  'no-xml-http-request': setting,
  'no-external-references': setting,
});

/** How to fix a file in the tool that made it, by the tool's name and by rule. */
const toolFixes: Readonly<Record<string, Fixes>> = {
  Phaser: {
    ...embedAll(
      'Import the assets as data URIs and pass them to this.textures.addBase64() or this.load.image(key, dataUri). Set loader: { imageLoadType: "HTMLImageElement" } in the game’s config, so that images load without requests.',
    ),
    'no-xml-http-request':
      'Set loader: { imageLoadType: "HTMLImageElement" } in the game’s config, import all assets as data URIs, and let the bundler replace XMLHttpRequest in Phaser’s loader.',
  },
  PixiJS: embedAll(
    'Import the images as data URIs, turn off workers with Assets.setPreferences({ preferWorkers: false }), and create textures with Texture.from() of loaded images.',
  ),
  'three.js': embedAll(
    'Embed models as GLB data and parse them with GLTFLoader.parse(). Load images with TextureLoader from data URIs.',
  ),
  Unity: embedAll(
    'Unity’s WebGL build loads separate files. Build the playable with Luna or Unity’s playable exporter, which produce one file.',
  ),
  Luna: embedAll('Build for this network in Luna’s Playground: its export embeds all assets.'),
  'Playable Factory': embedAll(
    'Export for this network in Playable Factory’s dashboard, which embeds all assets.',
  ),
  'Cocos Creator': embedAll(
    'Pack the web-mobile build into one file with a packer for playables. Turn on “Inline all SpriteFrames” and merge all JSON files in the build panel.',
  ),
  Construct: embedAll(
    'Export with “Playable ad (single-file)” and turn off “Use worker” in the project’s properties.',
  ),
  Defold: embedAll(
    'Pack the HTML5 build into one file: embed the archive, the engine and the loader as base64.',
  ),
  Egret: embedAll('Publish with the playable template, which embeds the resources of default.res.json.'),
  PlayCanvas: embedAll(
    'Export with PlayCanvas’s REST API tools as “one-page”, with the options for playable ads turned on.',
  ),
};

/** Returns the fixes for the tool that made a file; none if the tool is unknown. A version after its name is ignored. */
export function findToolFixes(madeWith: string | null): Fixes {
  if (madeWith === null) return {};
  return toolFixes[madeWith.replace(/ [\d.]+\S*$/, '')] ?? {};
}
