import { inBody, inHead, once, script, type PageChange } from './page-change.ts';

const style = (rules: string): PageChange => inHead(`<style>${rules}</style>`);
const call = 'FbPlayableAd.onCTAClick()';
const text = (css: string, content: string): PageChange =>
  inBody(
    `<div style="position:fixed;z-index:9;left:5%;color:#fff;font:20px sans-serif;pointer-events:none;${css}">${content}</div>`,
  );
const calling =
  (code: string): PageChange =>
  (html) =>
    html.replace(call, () => code);
const oscillator = 'var c=new AudioContext(),o=c.createOscillator();';
const clipUri = `document.getElementById('media-video').textContent`;

/** Changes to a good Moloco ad, by behavior rule. Each change breaks this rule and no other. */
export const behaviourMutations: Readonly<Record<string, readonly PageChange[]>> = {
  'loads-without-errors': [
    script(once('click', `throw new Error('broken')`)),
    script(`setTimeout(function(){Promise.reject('nobody catches it')},500)`),
  ],
  'within-device-limits': [
    script(
      `addEventListener('load',function(){for(var i=0;i<50;i++)document.body.append(document.createElement('iframe'))})`,
    ),
  ],
  'survives-lost-webgl': [
    script(
      `addEventListener('load',function(){var c=document.createElement('canvas');c.getContext('webgl');c.style.cssText='position:fixed;width:1px;height:1px';document.body.append(c)})`,
    ),
  ],
  'cover-painted': [
    (html) => html.replace(/(<img id="cover"[^>]*src="data:image\/jpeg;base64,)[^"]*/, '$1AAAA'),
    inBody('<div style="position:fixed;inset:0;background:#000;pointer-events:none"></div>'),
  ],
  'silent-before-tap': [
    script(`${oscillator}o.connect(c.destination);o.start();${once('pointerdown', 'c.close()')}`),
    script(
      `${oscillator}o.start();o.connect(c.createGain()).connect(c.destination);${once('pointerdown', 'o.stop()')}`,
    ),
  ],
  'still-before-tap': [
    script(
      `var v=document.createElement('video');v.muted=true;v.src=${clipUri};v.play();${once('pointerdown', 'v.pause()')}`,
    ),
  ],
  'asks-no-network': [
    inHead('<link rel="stylesheet" href="https://fonts.example/lucky.css">'),
    script(once('click', `navigator.sendBeacon('https://track.example/tap','x')`)),
    script(once('click', `new window['RTC'+'PeerConnection']({iceServers:[{urls:'stun:track.example'}]})`)),
  ],
  'no-early-store': [script(once('click', call))],
  'no-call-by-itself': [
    script(`addEventListener('load',function(){setTimeout(function(){${call}},500)})`),
    script(`document.addEventListener('ended',function(){${call}},true)`),
    script(`addEventListener('resize',function(){if(window.FbPlayableAd)${call}})`),
  ],
  // Host simulators add a sentence for each misuse. Moloco's interface has no order to violate, so the ad adds one.
  'obeys-host': [script(`spinreelHostLog.hostErrors.push('The ad closes itself.')`)],
  'starts-on-tap': [
    (html) =>
      html.replace(/(id="media-video"><script[^>]*>data:video\/mp4;base64,)[^<]*/, '$1AAAAIGZ0eXBpc29t'),
  ],
  'survives-hiding': [
    script(
      // A video removed from the page could continue to play.
      `document.addEventListener('visibilitychange',function(){if(document.hidden){HTMLMediaElement.prototype.play=function(){return Promise.resolve()};document.body.innerHTML=''}})`,
    ),
  ],
  'silent-when-hidden': [script(once('click', `${oscillator}o.connect(c.destination);o.start()`))],
  'reaches-end-card': [
    script(
      `document.addEventListener('ended',function(){document.body.insertAdjacentHTML('beforeend','<style>button{display:none!important}</style>')},true)`,
    ),
  ],
  'cta-calls-hook': [
    calling('void 0'),
    calling(`${call},${call}`),
    calling(`FbPlayableAd.onCTAClick('store')`),
    calling(`setTimeout(function(){${call}},50)`),
    script(`window['Fb'+'PlayableAd']={onCTAClick:function(){}}`),
    script('let FbPlayableAd={onCTAClick(){}}'),
    script(once('pointerdown', `window['Fb'+'PlayableAd']={onCTAClick:function(){}}`)),
  ],
  'stays-in-place': [
    script(once('click', `open('https://store.example')`)),
    inHead(`<script>location.href='https://store.example'</script>`),
    script(once('click', `location.href='market://details?id=lucky'`)),
    script(once('click', 'location.reload()')),
  ],
  'stores-nothing': [
    script(`localStorage.setItem('seen','1')`),
    script(once('click', `document.cookie='seen=1';indexedDB.open('seen')`)),
  ],
  'works-in-landscape': [
    style('@media (orientation:landscape){button{display:none!important}}'),
    style('@media (orientation:landscape){button{margin-left:-100vw!important}}'),
  ],
  'same-fonts-on-phones': [
    text('top:20%;font-family:Impact', 'Win'),
    text('top:20%;font-family:Roboto', 'Win'),
  ],
  'draws-all-characters': [text('top:26%', 'Win &#xF005;')],
  'shows-whole-letters': [text('top:32%;font-size:30px;line-height:20px;height:20px;overflow:hidden', 'Egg')],
  'matches-direction': [text('top:38%', 'שלום!'), (html) => html.replace('<html ', '<html dir="rtl" ')],
};
