import { defineCorpusAd, type CorpusAd } from './corpus-ad.ts';

/** Meta searches files for the word, which is in the engine's loader. */
const phaser = { madeWith: 'Phaser', staticErrors: { meta: ['no-xml-http-request'] } } as const;
const pixi = { madeWith: 'PixiJS' } as const;
const three = { madeWith: 'three.js' } as const;
const matter = { madeWith: 'Matter.js' } as const;

const multiNetwork = { glue: 'multi-network' } as const;

/** Meta and Google open the store of their campaign, and reject files that contain a store's address. */
const storeAddresses = { google: ['no-store-addresses'], meta: ['no-store-addresses', 'no-http-addresses'] };

const noStoreCall = ['cta-hook'] as const;

/** Mintegral also requires `gameEnd()`, which an ad without an end does not call. */
const noEndCall = { mintegral: ['cta-hook'] } as const;

/**
 * Playables as other tools make them, and what preflight must find in them. The scripts are in this folder; `buildCorpusAd`
 * makes finished files of them.
 */
export const corpus: readonly CorpusAd[] = [
  // ---- good ads
  defineCorpusAd({ name: 'phaser/open-chest', ...phaser }),
  defineCorpusAd({ name: 'phaser/catch-stars', ...phaser }),
  defineCorpusAd({ name: 'phaser/drag-piece', ...phaser, isScriptSeparate: true }),
  defineCorpusAd({ name: 'pixi/spin-reels', ...pixi }),
  defineCorpusAd({ name: 'pixi/long-loading', ...pixi, isMinified: false }),
  defineCorpusAd({ name: 'three/turning-cube', ...three }),
  defineCorpusAd({ name: 'three/heavy-scene', ...three }),
  defineCorpusAd({ name: 'matter/drop-balls', ...matter }),
  defineCorpusAd({ name: 'matter/throw-stone', ...matter, isMinified: false }),
  defineCorpusAd({ name: 'canvas/tap-anywhere' }),
  defineCorpusAd({ name: 'canvas/small-button', isMinified: false }),
  defineCorpusAd({ name: 'canvas/three-taps' }),
  defineCorpusAd({ name: 'canvas/scratch-card', isScriptSeparate: true }),
  defineCorpusAd({ name: 'canvas/swipe-up' }),
  defineCorpusAd({ name: 'canvas/plays-itself' }),
  defineCorpusAd({ name: 'canvas/always-moving' }),
  defineCorpusAd({ name: 'dom/play-button', isMinified: false }),
  defineCorpusAd({ name: 'dom/quiz' }),
  defineCorpusAd({ name: 'dom/permanent-download-bar' }),
  defineCorpusAd({ name: 'dom/touch-only' }),
  defineCorpusAd({ name: 'dom/cookie-banner' }),
  defineCorpusAd({ name: 'dom/late-button', isScriptSeparate: true }),
  // ---- one file for many networks
  defineCorpusAd({
    name: 'phaser/open-chest',
    ...phaser,
    ...multiNetwork,
    staticErrors: { ...storeAddresses, meta: [...storeAddresses.meta, 'no-xml-http-request'] },
  }),
  defineCorpusAd({ name: 'pixi/spin-reels', ...pixi, ...multiNetwork, staticErrors: storeAddresses }),
  defineCorpusAd({
    name: 'canvas/tap-anywhere',
    ...multiNetwork,
    isMinified: false,
    staticErrors: storeAddresses,
  }),
  defineCorpusAd({ name: 'dom/quiz', ...multiNetwork, staticErrors: storeAddresses }),
  // ---- ads with a defect
  defineCorpusAd({
    name: 'defects/external-script',
    head: '<script src="https://cdn.example/engine.js"></script>',
    reachesStore: false,
    staticErrors: {
      applovin: ['no-external-references'],
      google: ['no-external-references'],
      meta: ['no-http-addresses'],
      mintegral: ['no-external-references'],
    },
    playedProblems: ['asks-no-network', 'cover-painted', 'reaches-end-card', 'starts-on-tap'],
  }),
  defineCorpusAd({
    name: 'defects/remote-code',
    staticErrors: {
      applovin: ['no-fetch', 'no-eval'],
      google: ['no-external-references'],
      meta: ['no-fetch'],
      mintegral: ['no-external-references'],
    },
    // Meta's wrapper answers the call with nothing, which breaks the script.
    playedProblems: {
      applovin: ['asks-no-network'],
      google: ['asks-no-network'],
      meta: ['loads-without-errors'],
      mintegral: ['asks-no-network'],
    },
  }),
  defineCorpusAd({
    name: 'defects/no-store-button',
    reachesStore: false,
    staticErrors: noStoreCall,
    playedProblems: ['reaches-end-card'],
  }),
  defineCorpusAd({ name: 'defects/store-on-load', playedProblems: ['no-call-by-itself'] }),
  defineCorpusAd({ name: 'defects/store-twice', playedProblems: ['cta-calls-hook'] }),
  defineCorpusAd({ name: 'defects/store-after-timer', playedProblems: ['cta-calls-hook'] }),
  defineCorpusAd({ name: 'defects/store-on-first-tap', playedProblems: ['no-early-store'] }),
  defineCorpusAd({ name: 'defects/sound-on-load', playedProblems: ['silent-before-tap'] }),
  defineCorpusAd({ name: 'defects/music-when-hidden', playedProblems: ['silent-when-hidden'] }),
  defineCorpusAd({
    name: 'defects/endless-loading',
    reachesStore: false,
    staticErrors: noStoreCall,
    playedProblems: ['reaches-end-card', 'starts-on-tap'],
  }),
  defineCorpusAd({
    name: 'defects/throws-on-start',
    staticErrors: noEndCall,
    reachesStore: false,
    playedProblems: ['loads-without-errors', 'cover-painted', 'reaches-end-card', 'starts-on-tap'],
  }),
  defineCorpusAd({ name: 'defects/throws-on-tap', playedProblems: ['loads-without-errors'] }),
  defineCorpusAd({
    name: 'defects/blank-canvas',
    reachesStore: false,
    staticErrors: noEndCall,
    playedProblems: ['cover-painted', 'reaches-end-card', 'starts-on-tap'],
  }),
  defineCorpusAd({
    name: 'defects/freezes-on-tap',
    reachesStore: false,
    staticErrors: noEndCall,
    playedProblems: ['within-device-limits'],
  }),
  defineCorpusAd({
    name: 'defects/redirects',
    reachesStore: false,
    staticErrors: {
      applovin: ['cta-hook', 'no-redirects'],
      google: ['cta-hook', 'no-redirects'],
      meta: ['cta-hook', 'no-redirects', 'no-http-addresses'],
      mintegral: ['cta-hook', 'no-redirects'],
    },
    playedProblems: ['stays-in-place'],
  }),
  defineCorpusAd({ name: 'defects/stores-data', playedProblems: ['stores-nothing'] }),
];
