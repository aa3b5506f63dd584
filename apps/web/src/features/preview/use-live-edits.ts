import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { wizardMessageSource } from '@spinreel/exporters/host-glue/preview-parent';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { editedAd, type CarriedMedia } from './carried-media.ts';
import { previewMessageIn } from './preview-message.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import type { PreviewPage } from './use-preview.ts';

/** Brings edits of the ad to the page that shows it, as they are made, and hears what happens in it. */
export function useLiveEdits(options: {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** The newest page, null before the first. */
  page: PreviewPage | null;
  config: AdConfig;
  onEvent: ((event: AdEvent) => void) | undefined;
}): void {
  const { frameRef, page, config, onEvent } = options;
  const [ready, setReady] = useState<{ page: PreviewPage; carried: CarriedMedia } | null>(null);
  const sentRef = useRef('');
  const numberRef = useRef(0);
  useFrameMessages(frameRef, (data) => {
    const message = previewMessageIn(data);
    if (message?.kind === 'event') onEvent?.(message.event);
    if (message?.kind !== 'ready' || page === null) return;
    sentRef.current = JSON.stringify(editedAd(page.config, message.carried));
    setReady({ page, carried: message.carried });
  });
  useEffect(() => {
    if (ready === null || ready.page !== page) return;
    const ad = editedAd(config, ready.carried);
    const text = JSON.stringify(ad);
    if (text === sentRef.current) return;
    sentRef.current = text;
    numberRef.current += 1;
    const message = { source: wizardMessageSource, ad, number: numberRef.current };
    // The page is sandboxed and has no origin to name; what it is told is what it shows.
    frameRef.current?.contentWindow?.postMessage(message, '*');
  }, [config, frameRef, page, ready]);
}
