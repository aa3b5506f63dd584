import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { wizardMessageSource } from '@spinreel/exporters/preview-messages';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { CarriedMedia } from '../../lib/ad/media-without-bytes.ts';
import { buildEditedAd, buildMediaKey } from './carried-media.ts';
import { parsePreviewMessage } from './preview-message.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import type { PreviewPage } from './use-preview.ts';

/**
 * Sends edits to the preview page and receives its events. Returns a function that sends a config immediately, for
 * callers that know an edit before it is rendered.
 */
export function useLiveEdits(options: {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** The newest page; null before the first. */
  page: PreviewPage | null;
  config: AdConfig;
  onEvent: ((event: AdEvent) => void) | undefined;
  /** Called after each edit that was sent to the page. */
  onSent?: () => void;
}): (config: AdConfig) => void {
  const { frameRef, page, config, onEvent, onSent } = options;
  const [ready, setReady] = useState<ReadyPage | null>(null);
  const sentRef = useRef('');
  const numberRef = useRef(0);
  useFrameMessages(frameRef, (data) => {
    const message = parsePreviewMessage(data);
    if (message?.kind === 'event') onEvent?.(message.event);
    if (message?.kind !== 'ready' || page === null) return;
    sentRef.current = JSON.stringify(buildEditedAd(page.config, message.carried));
    setReady({ page, mediaKey: buildMediaKey(page.config), carried: message.carried });
  });
  const send = useCallback(
    (edited: AdConfig) => {
      // An edit with other media needs a new page.
      if (ready === null || ready.page !== page || buildMediaKey(edited) !== ready.mediaKey) return;
      const ad = buildEditedAd(edited, ready.carried);
      const text = JSON.stringify(ad);
      if (text === sentRef.current) return;
      sentRef.current = text;
      numberRef.current += 1;
      const message = { source: wizardMessageSource, ad, number: numberRef.current };
      // The page is sandboxed and has an opaque origin, so the target origin cannot be named. The message only contains
      // what the page shows.
      frameRef.current?.contentWindow?.postMessage(message, '*');
      onSent?.();
    },
    [frameRef, onSent, page, ready],
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
