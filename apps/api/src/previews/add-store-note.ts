import { messages } from '@spinreel/config-schema/messages/messages';
import type { StorePlatform } from '@spinreel/config-schema/options/store-platforms';
import { detectPlatform } from '@spinreel/exporters/detect-platform';
import { previewMessageSource } from '@spinreel/exporters/preview-messages';

/**
 * Adds a note to a preview's page: after a tap on the CTA, it says which store page the ad would open. In the wizard, the
 * event log says it, but a shared preview has no wizard around it.
 */
export function addStoreNote(
  html: Uint8Array,
  storeUrls: Readonly<Record<StorePlatform, string>>,
): Uint8Array {
  const texts = {
    ios: messages.preview.wouldOpen(storeUrls.ios),
    android: messages.preview.wouldOpen(storeUrls.android),
  };
  const platform = `(${detectPlatform.toString()})(navigator)`;
  return Buffer.concat([html, Buffer.from(`<script>${createScript(texts, platform)}</script>`)]);
}

/** Creates the script of the note. Without a parent, the page receives its own messages. */
function createScript(texts: Readonly<Record<StorePlatform, string>>, platform: string): string {
  return `(function(){
var note=document.createElement('p'),timer;
note.setAttribute('role','status');
note.style.cssText=${toScript(noteStyle)};
document.body.appendChild(note);
addEventListener('message',function(message){
var data=message.data;
if(message.source!==window||!data||data.source!==${toScript(previewMessageSource)}||!data.event||data.event.type!=='cta')return;
note.textContent=${toScript(texts)}[${platform}];
note.style.opacity=1;
clearTimeout(timer);
timer=setTimeout(function(){note.style.opacity=0},${noteMs});
});
})()`;
}

const noteMs = 4000;

const noteStyle = [
  'position:fixed',
  'z-index:2147483647',
  'left:50%',
  // The button and the legal texts are at the bottom.
  'top:max(16px,env(safe-area-inset-top))',
  'transform:translateX(-50%)',
  'box-sizing:border-box',
  'width:max-content',
  'max-width:calc(100% - 32px)',
  'margin:0',
  'padding:12px 16px',
  'border-radius:12px',
  'background:rgba(13,12,17,.92)',
  'color:#fff',
  'font:500 15px/1.4 system-ui,sans-serif',
  'text-align:center',
  'overflow-wrap:anywhere',
  'opacity:0',
  'transition:opacity .2s',
  'pointer-events:none',
].join(';');

/** A value as a part of a script that is in a page: `<` could end the script. */
function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
