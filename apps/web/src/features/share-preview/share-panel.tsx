import {
  sharedPreviewLifetimes,
  sharedPreviewLifetimesMs,
  type SharedPreviewLifetime,
} from '@spinreel/config-schema/limits/timings';
import { QrCode as QrIcon, RefreshCw, Smartphone } from 'lucide-react';
import { useContext, useState } from 'react';
import { formatDuration } from '../../lib/format/format-duration.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { findLifetime } from './find-lifetime.ts';
import { ShareContext } from './share-context.ts';
import { SharedCode } from './shared-code.tsx';
import styles from './share-panel.module.css';

const lifetimes = sharedPreviewLifetimes.map((value) => ({
  value,
  label: formatDuration(sharedPreviewLifetimesMs[value]),
}));

/** Opens the ad on a phone with a QR code or a link, for as long as the marketer chooses. */
export function SharePanel() {
  const share = useContext(ShareContext);
  const [openedAtMs] = useState(() => Date.now());
  const [chosen, setChosen] = useState<SharedPreviewLifetime | null>(null);
  const [wasShared] = useState(share !== null && share.shared !== null);
  if (share === null) return null;
  const { shared, isSending, problem } = share;
  const lifetime = chosen ?? (shared === null ? '1-hour' : findLifetime(shared.expiresAt, openedAtMs));
  const shareFor = (next: SharedPreviewLifetime) => {
    setChosen(next);
    share.share(next);
  };
  const isOpen = shared !== null || isSending || problem !== null;
  return (
    <Panel
      title="Open on your phone"
      description="Scan a QR code to play the ad on a real phone"
      icon={<Smartphone />}
    >
      <div className={styles.lifetime}>
        <span className="small-soft" aria-hidden="true">
          The link works for
        </span>
        <SegmentedControl
          label="The link works for"
          options={lifetimes}
          value={lifetime}
          isSmall
          onChange={(next) => {
            if (isOpen) shareFor(next);
            else setChosen(next);
          }}
        />
      </div>
      {!isOpen && (
        <Button icon={<QrIcon />} onClick={() => shareFor(lifetime)}>
          Show QR code
        </Button>
      )}
      {problem !== null && (
        <Notice
          tone="error"
          title={shared === null ? 'The preview could not be shared' : 'Your phone shows an older version'}
          actions={
            <Button size="small" icon={<RefreshCw />} onClick={() => shareFor(lifetime)}>
              Try again
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      {shared === null && isSending && (
        <p className="row small-soft gap-3" role="status">
          <Spinner /> Creating the QR code...
        </p>
      )}
      {shared !== null && (
        <SharedCode
          shared={shared}
          isSending={isSending}
          isScrolledTo={!wasShared}
          onShareAgain={() => shareFor(lifetime)}
        />
      )}
    </Panel>
  );
}
