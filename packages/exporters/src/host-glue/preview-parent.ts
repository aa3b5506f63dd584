/** What the preview's messages to the page around it are recognised by. */
export const previewMessageSource = 'spinreel-preview';

/**
 * The preview's host: tells the page around it what happens, as `{ source: 'spinreel-preview', event: AdEvent }`, and
 * opens no store. The target origin is `*` because the frame is sandboxed and the messages hold nothing private.
 */
export const previewParentGlue =
  `openStore:function(){},` +
  `event:function(event){parent.postMessage({source:'${previewMessageSource}',event:event},'*')}`;
