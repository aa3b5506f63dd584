import type { behaviourMutations } from './behaviour-mutations.ts';
import { earlyScript, inBody, once, replacing, script, type PageChange } from './page-change.ts';

type Mutations = typeof behaviourMutations;

/** The store call of an MRAID file, with the URL as its argument. */
const mraidCall = /mraid\.open\(\w+\)/;

const mraidCallTwice: PageChange = (html) => html.replace(mraidCall, (call) => `${call},${call}`);

const otherStore = `mraid.open('https://store.example/other')`;

const downloadCall = 'parent.postMessage("download","*")';
const completeCall = 'parent.postMessage("complete","*")';

/** Changes to the store call that the host of any network detects. `call` is the call in the file. */
function storeMutations(call: string): Mutations {
  return {
    'cta-calls-hook': [
      replacing(call, 'void 0'),
      replacing(call, `${call},${call}`),
      replacing(call, call.replace(/\)$/, call.endsWith('()') ? '"store")' : ',"store")')),
      replacing(call, `setTimeout(function(){${call}},50)`),
    ],
    'no-early-store': [script(once('click', call))],
    'no-call-by-itself': [script(`setTimeout(function(){${call}},1800)`)],
  };
}

/** Ignores taps until `condition` is true. */
const ignoringTapsUntil = (condition: string) =>
  earlyScript(
    `['pointerdown','touchstart','mousedown','click'].forEach(function(type){addEventListener(type,function(event){if(!(${condition}))event.stopImmediatePropagation()},true)})`,
  );

/** Hides an event of the host from the ad. */
const ignoringEvent = (type: string) =>
  earlyScript(`addEventListener('${type}',function(event){event.stopImmediatePropagation()})`);

const ignoringVolume = earlyScript(
  `var listen=mraid.addEventListener;mraid.addEventListener=function(name,listener){if(name!=='audioVolumeChange')listen(name,listener)}`,
);

const textInCorner = (corner: string, media = 'all') =>
  inBody(
    `<style>#corner{display:none}@media ${media}{#corner{display:block}}</style><div id="corner" style="position:fixed;${corner};color:#fff;pointer-events:none">Win</div>`,
  );

/** Changes to a good ad that only the network's own host simulator can detect, by network and rule. */
export const hostMutations: Readonly<Record<string, Mutations>> = {
  meta: {
    'loads-without-errors': [script(once('click', `fetch('more.json').then(function(){})`))],
    'reports-measurement': [script(once('click', 'FbPlayableAd.logGameLoad()'))],
  },
  'meta-html': {
    'loads-without-errors': [script(once('click', `fetch('more.json').then(function(){})`))],
    'reports-measurement': [script(once('click', `FbPlayableAd.logButtonClick('spin',1,2)`))],
  },
  applovin: {
    'obeys-host': [
      script('mraid.isViewable()'),
      script(`mraid.addEventListener('viewableChange',function(){})`),
      script(`addEventListener('click',function(){mraid.useCustomClose(true)})`),
      replacing(mraidCall, `mraid.open('market://details?id=lucky')`),
    ],
    'cta-calls-hook': [
      replacing(mraidCall, 'void 0'),
      replacing(mraidCall, 'mraid.open()'),
      mraidCallTwice,
      script(`addEventListener('pointerdown',function(){window['mr'+'aid'].open=function(){}})`),
    ],
    'no-early-store': [
      script(`addEventListener('click',function(){${otherStore}},{once:true,capture:true})`),
    ],
    'no-call-by-itself': [script(`setTimeout(function(){${otherStore}},1500)`)],
    'silent-when-hidden': [
      // Unlike the ad's own sound, the tone does not end before the host hides the ad on a slow machine.
      script(
        `addEventListener('click',function(){var c=new AudioContext(),o=c.createOscillator();o.connect(c.destination);o.start()},{once:true})`,
      ),
    ],
    'survives-hiding': [
      script(
        `mraid.addEventListener('ready',function(){mraid.addEventListener('viewableChange',function(v){if(!v){HTMLMediaElement.prototype.play=function(){return Promise.resolve()};document.body.innerHTML=''}})})`,
      ),
    ],
    'reports-measurement': [script(once('click', `ALPlayableAnalytics.trackEvent('CHALLENGE_STARTED')`))],
  },
  unity: {
    // Without a time limit for the call, it must be made during the tap.
    'cta-calls-hook': [replacing(mraidCall, `setTimeout(function(){${otherStore}},50)`)],
    'obeys-volume': [ignoringVolume],
    'clear-of-host-controls': [textInCorner('top:10px;right:10px')],
  },
  ironsource: {
    'obeys-volume': [ignoringVolume],
    'clear-of-host-controls': [textInCorner('top:40px;right:0', '(orientation:landscape)')],
  },
  'liftoff-accelerate': {
    'starts-on-tap': [ignoringTapsUntil('mraid.isViewable()')],
    'obeys-host': [script('mraid.isViewable()')],
  },
  chartboost: {
    'starts-on-tap': [
      (html) =>
        earlyScript(`var isReady;mraid.addEventListener('ready',function(){isReady=true})`)(
          ignoringTapsUntil('isReady')(html),
        ),
    ],
    'obeys-host': [script(once('click', 'mraid.close()'))],
  },
  inmobi: {
    'reports-measurement': [script(once('click', 'new Image().src=INMOBI_DSPMACROS.Gameplay_Complete'))],
    'clear-of-host-controls': [textInCorner('top:0;left:0')],
  },
  'digital-turbine': {
    'obeys-host': [
      script(
        `mraid.addEventListener('ready',function(){mraid.addEventListener('audioVolumeChange',function(){})})`,
      ),
      script(once('click', 'mraid.expand()')),
    ],
  },
  google: {
    ...storeMutations('ExitApi.exit()'),
    'cta-calls-hook': [
      ...(storeMutations('ExitApi.exit()')['cta-calls-hook'] ?? []),
      // Without its tag, the network's script defines nothing.
      replacing(/<script src="https:[^>]*exitapi\.js"><\/script>/, ''),
    ],
  },
  mytarget: storeMutations('MTRG.onCTAClick()'),
  snapchat: {
    ...storeMutations('ScPlayableAd.onCTAClick()'),
    'loads-without-errors': [
      script(
        `var v=document.createElement('video');v.muted=true;v.src=document.getElementById('media-video').textContent;v.play()`,
      ),
    ],
  },
  smadex: {
    ...storeMutations('smxTracking.redirect()'),
    'reports-measurement': [
      script(once('click', `smxTracking.event('start')`)),
      script(once('click', `smxTracking.event('complete')`)),
    ],
  },
  tiktok: {
    ...storeMutations('window.openAppStore()'),
    'cta-calls-hook': [
      script(`window['open'+'AppStore']=function(){}`),
      // The network's script has not run yet.
      (html) =>
        script('var openStore=window.openAppStore')(
          html.replace('window.openAppStore()', () => 'openStore&&openStore()'),
        ),
      replacing('window.openAppStore()', 'window.openAppStore("store")'),
    ],
    'reports-measurement': [
      script(once('click', `playableSDK.sendEvent('win')`)),
      script(once('click', `playableSDK.sendEvent('startPlayPlayable')`)),
      (html) =>
        html
          .replace('"loadMainScene"', () => '"later"')
          .replace('"finishPlayPlayable"', () => '"loadMainScene"')
          .replace('"later"', () => '"finishPlayPlayable"'),
    ],
  },
  kwai: {
    ...storeMutations('playableSDK.openAppStore()'),
    'reports-measurement': [
      script(once('click', `playableSDK.sendEvent('AD_TRY_PLAY_GAME_START')`)),
      script(once('click', 'playableSDK.sendEvent(playableSDK.EventType.AD_LANDING_PAGE_ENTERED)')),
    ],
  },
  bigo: {
    ...storeMutations('BGY_MRAID.open()'),
    'reports-lifecycle': [
      replacing('BGY_MRAID.gameReady()', 'void 0'),
      replacing('BGY_MRAID.gameEnd()', 'void 0'),
      replacing('BGY_MRAID.gameEnd()', 'BGY_MRAID.gameEnd(),BGY_MRAID.gameEnd()'),
      replacing('BGY_MRAID.gameReady()', 'BGY_MRAID.gameEnd()'),
      script('BGY_MRAID.gameReady()'),
      script(once('click', 'BGY_MRAID.gameEnd()')),
    ],
  },
  mintegral: {
    'cta-calls-hook': [
      replacing('window.install()', 'void 0'),
      replacing('window.install()', 'window.install(1)'),
    ],
    'obeys-host': [
      script(`var start=gameStart;window.gameStart=null;${once('click', 'window.gameStart=start')}`),
      script(once('click', 'window.gameReady=function(){}')),
    ],
    'reports-lifecycle': [
      replacing('window.gameReady()', 'void 0'),
      replacing('window.gameEnd()', 'window.gameEnd(),window.gameEnd()'),
      script(once('click', 'window.gameEnd()')),
    ],
    'silent-when-hidden': [script('window.gameClose=function(){}')],
  },
  'mintegral-html': {
    'cta-calls-hook': [replacing('window.install()', 'void 0')],
    'reports-lifecycle': [replacing('window.gameReady()', 'void 0')],
  },
  vungle: {
    'cta-calls-hook': [
      replacing(downloadCall, 'parent.postMessage("download",location.origin)'),
      replacing(downloadCall, `setTimeout(function(){${downloadCall}},50)`),
    ],
    'no-early-store': [script(once('click', downloadCall))],
    'reports-lifecycle': [
      replacing(completeCall, 'void 0'),
      script(once('click', completeCall)),
      (html) =>
        html
          .replace(completeCall, () => 'void 0')
          .replace(downloadCall, () => `${completeCall},${downloadCall}`),
    ],
    'silent-when-hidden': [ignoringEvent('ad-event-pause')],
    'survives-hiding': [ignoringEvent('ad-event-resume')],
    'obeys-volume': [ignoringEvent('ad-event-init')],
  },
  tencent: {
    ...storeMutations('_gdtUnSdk.playAble.onClick()'),
    'cta-calls-hook': [replacing(/<script src="https:[^>]*unsdk\.js"><\/script>/, '')],
    'obeys-host': [
      script(`new GDTUnSdk({type:'playable'})`),
      replacing('type:"playable"', 'type:"banner"'),
      script(once('click', 'window._gdtUnSdk={playAble:_gdtUnSdk.playAble}')),
    ],
  },
  web: {
    'cta-calls-hook': [
      replacing(/open\(\w+,"_blank"\)/, 'open()'),
      replacing(/open\(\w+,"_blank"\)/, '(setTimeout(open,50,"https://store.example"),{})'),
    ],
    'no-early-store': [script(once('click', `open('https://store.example')`))],
    'no-call-by-itself': [
      script(`setTimeout(open,1800,'https://store.example')`),
      script(`document.addEventListener('ended',function(){open('https://store.example')},true)`),
    ],
    'obeys-host': [replacing(/open\(\w+,"_blank"\)/, 'open("market://details?id=lucky","_blank")')],
  },
};
