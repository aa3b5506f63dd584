import { RotateCcw, Smartphone } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { backendConfig } from '../../ad-draft/backend-config.ts';
import { useDraftSelector, type DraftRoot } from '../../ad-draft/draft-root.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { mediaKey } from './carried-media.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useLiveEdits } from './use-live-edits.ts';
import { usePreview } from './use-preview.ts';
import styles from './live-preview.module.css';

/** The draft as it plays, beside the fields that change it: what is edited is seen at once, on whatever screen it is. */
export function LivePreview() {
  const { adId, config: draft } = useDraftSelector((state) => state.adDraft);
  const config = useMemo(() => backendConfig(draft), [draft]);
  const wish = useMemo(() => mediaKey(config), [config]);
  const { state, page, refresh } = usePreview({ adId: adId ?? '', config, wish });
  const frameRef = useRef<HTMLIFrameElement>(null);
  const send = useLiveEdits({ frameRef, page, config, onEvent: undefined });
  const store = useStore<DraftRoot>();
  // The ad need not wait until the fields around it are rendered.
  useEffect(() => store.subscribe(() => send(backendConfig(store.getState().adDraft.config))), [send, store]);
  return (
    <Panel
      title="Live preview"
      description="Tap it like a viewer would: edits show at once"
      icon={<Smartphone />}
      actions={<IconButton label="Play from the start" icon={<RotateCcw />} tone="solid" onClick={refresh} />}
    >
      <div className={styles.phone}>
        <PreviewFrame
          state={state}
          url={page?.url ?? null}
          frameRef={frameRef}
          aspect={9 / 16}
          widthPx={320}
          roomAround="25.5rem"
          onRetry={refresh}
        />
      </div>
    </Panel>
  );
}
