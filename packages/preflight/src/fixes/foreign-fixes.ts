/** How to fix a file that another tool made, by rule. Rules without an entry have a fix that suits any file. */
export const foreignFixes: Readonly<Record<string, string>> = {
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
