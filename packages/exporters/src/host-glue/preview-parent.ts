/** What the preview's messages to the page around it are recognised by, */
export const previewMessageSource = 'spinreel-preview';

/** and those of that page to the preview. */
export const wizardMessageSource = 'spinreel-wizard';

/**
 * The preview's host: opens no store, tells the page around it what happens, and follows its edits. Messages to that page,
 * each with `source: 'spinreel-preview'`, have one more member:
 * - `event`, an `AdEvent`;
 * - `ready`, the `slots` and the `video` of the ad, once it can be edited;
 * - `shown`, the number of the edit that is on screen.
 *
 * It takes `{ source: 'spinreel-wizard', ad: RuntimeAd, number }`. The target origin is `*` because the frame is sandboxed
 * and the messages hold nothing private.
 */
export const previewParentGlue =
  `openStore:function(){},` +
  `post:function(message){message.source='${previewMessageSource}';parent.postMessage(message,'*')},` +
  `event:function(event){this.post({event:event});` +
  // Not before the video has its place: from then on it only moves.
  `if(event.type!=='load'&&event.type!=='error')return;` +
  `var ad=JSON.parse(document.getElementById('ad-config').textContent);` +
  `this.post({ready:{slots:ad.slots,video:ad.video}})},` +
  `onAd:function(update){var host=this;addEventListener('message',function(message){var edit=message.data;` +
  `if(message.source!==parent||!edit||edit.source!=='${wizardMessageSource}')return;` +
  `var before=document.querySelector('canvas'),end=update(edit.ad),after=document.querySelectorAll('canvas');` +
  // A backdrop that follows the video has nothing to follow while it stands still.
  `if(before&&after[1])after[1].getContext('2d').drawImage(before,0,0);` +
  // What moves in has done so before, and what moves for ever goes on.
  `document.getAnimations().forEach(function(motion){` +
  `if(motion.effect.getComputedTiming().endTime===Infinity)motion.startTime=0;else motion.finish()});` +
  `requestAnimationFrame(function(){end();host.post({shown:edit.number})})})}`;
