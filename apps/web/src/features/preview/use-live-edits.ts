import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { wizardMessageSource } from '@spinreel/exporters/host-glue/preview-parent';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { editedAd, mediaKey, type CarriedMedia } from './carried-media.ts';
import { previewMessageIn } from './preview-message.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import type { PreviewPage } from './use-preview.ts';

/**
 * Brings edits of the ad to the page that shows it, and hears what happens in it. The answer sends a config at once, for
 * whoever knows of an edit before it is rendered.
 */
export function useLiveEdits(options: {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** The newest page, null before the first. */
  page: PreviewPage | null;
  config: AdConfig;
  onEvent: ((event: AdEvent) => void) | undefined;
}): (config: AdConfig) => void {
  const { frameRef, page, config, onEvent } = options;
  const [ready, setReady] = useState<ReadyPage | null>(null);
  const sentRef = useRef('');
  const numberRef = useRef(0);
  useFrameMessages(frameRef, (data) => {
    const message = previewMessageIn(data);
    if (message?.kind === 'event') onEvent?.(message.event);
    if (message?.kind !== 'ready' || page === null) return;
    sentRef.current = JSON.stringify(editedAd(page.config, message.carried));
    setReady({ page, mediaKey: mediaKey(page.config), carried: message.carried });
  });
  const send = useCallback(
    (edited: AdConfig) => {
      // With other media it is for the next page.
      if (ready === null || ready.page !== page || mediaKey(edited) !== ready.mediaKey) return;
      const ad = editedAd(edited, ready.carried);
      const text = JSON.stringify(ad);
      if (text === sentRef.current) return;
      sentRef.current = text;
      numberRef.current += 1;
      const message = { source: wizardMessageSource, ad, number: numberRef.current };
      // The page is sandboxed and has no origin to name; what it is told is what it shows.
      frameRef.current?.contentWindow?.postMessage(message, '*');
    },
    [frameRef, page, ready],
  );
  useEffect(() => send(config), [config, send]);
  return send;
}

/** A page that can be edited. */
interface ReadyPage {
  readonly page: PreviewPage;
  readonly mediaKey: string;
  readonly carried: CarriedMedia;
}
