/**
 * Text that must not stand in the file of a network which hosts the page itself and scans it: loaders, redirects, other
 * hosts' interfaces and any absolute address. Base64 has none of `. : (`, and cannot spell the rest by accident.
 */
export const hostedPageForbidden: readonly string[] = [
  'http:',
  'https:',
  'XMLHttpRequest',
  'mraid.js',
  'window.open',
  'location.href',
  'location.assign',
  'location.replace',
  'eval(',
  'new Function',
  'fetch(',
  'market://',
  'itms-apps://',
  'play.google.com',
  'apps.apple.com',
  'itunes.apple.com',
];
