import type { Maker } from '../opening/maker.ts';
import type { RuleDescription } from '../rule.ts';

/**
 * Returns how to fix a file, in the words of its maker: the wizard for our own files, the setting of the tool that made it
 * if that is known, or else what has to change in the file.
 */
export function fixFor({ id, fix }: RuleDescription, { origin, madeWith }: Maker): string {
  if (origin === 'spinreel') return fix;
  return findToolFixes(madeWith)[id] ?? foreignFixes[id] ?? fix;
}

/** How to fix a file that another tool made, by rule. Rules without an entry have a fix that suits any file. */
const foreignFixes: Readonly<Record<string, string>> = {
  'zip-package':
    'Pack the page and its scripts into one ordinary ZIP, without a password. Choose the ZIP build of your tool if it has one.',
  'single-html': 'Build one HTML file with all scripts and media inside, and upload it without packing it.',
  'file-extension': 'Rename the file so that it ends in .zip for a ZIP or in .html for a page.',
  'packed-size': 'Use a shorter video, smaller images or fewer sounds, then build the file again.',
  'size-advice': 'Use a shorter video, smaller images or fewer sounds, then build the file again.',
  'unpacked-size': 'Use a shorter video, smaller images or fewer sounds, then build the file again.',
  'entry-size': 'Move the media out of the page into scripts of their own that the page references.',
  'entry-size-advice':
    'Move the media out of the page into scripts of their own: the page stays blank until it has loaded.',
  'file-count': 'Remove files that the ad does not use, or merge the scripts into one.',
  'file-names':
    'Rename the file in the project, so that the page and the ZIP use the new name, then build again.',
  'no-folders': 'Put all files at the top level of the ZIP and update the paths in the page.',
  'index-at-root': 'Move the page to this path in the ZIP, and keep the paths of its scripts valid.',
  'package-name': 'Give the ZIP the name of the page inside.',
  'only-scripts': 'Remove the file from the ZIP, or embed its contents in the page or a script.',
  'required-files': 'Add the file to the ZIP next to the page.',
  'no-loose-media': 'Embed the media in the page or in a script, as data URIs.',
  'no-loose-sources': 'Embed the file in the page as a data URI.',
  'no-nested-archives':
    'Remove the archive. If the whole ad was packed twice, unpack the outer ZIP and upload the inner one.',
  'utf-8': 'Save the page as UTF-8 with <meta charset="utf-8"> at the top of its head.',
  viewport: 'Add <meta name="viewport" content="width=device-width,initial-scale=1"> to the head.',
  'host-tags': 'Add the tag to the head of the page.',
  'valid-scripts': 'Fix the syntax error: the browser runs nothing of this script.',
  'cta-hook': 'Call this function when the button is tapped, and build the file for this network.',
  'no-redirects': 'Remove the redirect or the link, and open the store only with the network’s own call.',
  'no-dynamic-scripts':
    'Inline the script, and turn off code splitting and modules in your bundler: other scripts do not run where the ad is shown.',
  'no-mraid': 'Remove the script tag of mraid.js: it belongs to networks with MRAID.',
  'no-forbidden-text': 'Remove this from the build for this network.',
  'no-fetch': 'Embed the data in the file. Requests are blocked where the ad is shown.',
  'no-xml-http-request':
    'Embed all assets, so that the build needs no loader, and remove XMLHttpRequest from the code.',
  'scripts-in-package':
    'Add the script to the ZIP at the path that the page references, or put its code into the page.',
  'no-eval': 'Replace eval() and new Function() with ordinary code, or turn off the library that needs them.',
};

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
function findToolFixes(madeWith: string | null): Fixes {
  if (madeWith === null) return {};
  return toolFixes[madeWith.replace(/ [\d.]+\S*$/, '')] ?? {};
}
