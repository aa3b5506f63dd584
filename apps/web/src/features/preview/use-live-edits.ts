import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { wizardMessageSource } from '@spinreel/exporters/preview-messages';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { selectConfig } from '../../ad-draft/catalogue/select-asset.ts';
import type { DraftRoot } from '../../ad-draft/draft-root.ts';
import type { CarriedMedia } from '../../lib/ad/media-without-bytes.ts';
import { buildEditedAd, buildMediaKey } from './carried-media.ts';
import { parsePreviewMessage } from './preview-message.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import type { PreviewPage } from './use-preview.ts';

/**
 * Sends the edits of the draft to the preview page and receives its events. An edit is sent before the surrounding fields
 * are rendered.
 */
export function useLiveEdits(options: {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** The newest page; null before the first. */
  page: PreviewPage | null;
  onEvent?: ((event: AdEvent) => void) | undefined;
  /** Called after each edit that was sent to the page. */
  onSent?: () => void;
}): void {
  const { frameRef, page, onEvent, onSent } = options;
  const store = useStore<DraftRoot>();
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
  useEffect(() => {
    if (ready === null || ready.page !== page) return;
    let seen: AdConfig | null = null;
    const send = () => {
      const config = selectConfig(store.getState());
      if (config === seen) return;
      seen = config;
      // An edit with other media needs a new page.
      if (buildMediaKey(config) !== ready.mediaKey) return;
      const ad = buildEditedAd(config, ready.carried);
      const text = JSON.stringify(ad);
      if (text === sentRef.current) return;
      sentRef.current = text;
      numberRef.current += 1;
      const message = { source: wizardMessageSource, ad, number: numberRef.current };
      // The page is sandboxed and has an opaque origin, so the target origin cannot be named. The message only contains
      // what the page shows.
      frameRef.current?.contentWindow?.postMessage(message, '*');
      onSent?.();
    };
    send();
    return store.subscribe(send);
  }, [frameRef, onSent, page, ready, store]);
}

/** A page that can be edited. */
interface ReadyPage {
  readonly page: PreviewPage;
  readonly mediaKey: string;
  readonly carried: CarriedMedia;
}
