import type { SharedPreview } from '@spinreel/api-contract/previews';
import { QrCode as QrIcon, RefreshCw, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSettledAd } from '../../ad-draft/use-settled-ad.ts';
import { scrollIntoView } from '../../lib/page/scroll-into-view.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { findPhoneReach, type PhoneReach } from './find-phone-reach.ts';
import { QrCode } from './qr-code.tsx';
import { formatTimeLeft } from './format-time-left.ts';
import { useShare } from './use-share.ts';
import styles from './share-panel.module.css';

/** Opens the ad on a phone with a QR code or a link. Both stay up to date with the draft while they are shown. */
export function SharePanel() {
  const [isOpen, setIsOpen] = useState(false);
  const ad = useSettledAd();
  const { shared, isSending, problem, shareAgain } = useShare(isOpen ? ad : null);
  return (
    <Panel
      title="Open on your phone"
      description="Scan a QR code to play the ad on a real phone"
      icon={<Smartphone />}
    >
      {!isOpen && (
        <Button icon={<QrIcon aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          Show QR code
        </Button>
      )}
      {problem !== null && (
        <Notice
          tone="error"
          title={shared === null ? 'The preview could not be shared' : 'Your phone shows an older version'}
          actions={
            <Button size="small" icon={<RefreshCw aria-hidden="true" />} onClick={shareAgain}>
              Try again
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      {isOpen && shared === null && isSending && (
        <p className={styles.waiting} role="status">
          <Spinner /> Creating the QR code...
        </p>
      )}
      {shared !== null && <SharedCode shared={shared} isSending={isSending} onShareAgain={shareAgain} />}
    </Panel>
  );
}

const reachTexts: Readonly<Record<PhoneReach, string>> = {
  none: 'This address only works on this computer. Choose another one for your phone.',
  'same network': 'Your phone must be on the same Wi-Fi as this computer.',
  any: 'Works on any phone.',
};

interface SharedCodeProps {
  shared: SharedPreview;
  isSending: boolean;
  onShareAgain: () => void;
}

function SharedCode({ shared: { urls, expiresAt }, isSending, onShareAgain }: SharedCodeProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const likeliest = urls.find((one) => findPhoneReach(one) !== 'none') ?? urls[0] ?? '';
  const url = chosen !== null && urls.includes(chosen) ? chosen : likeliest;
  const left = formatTimeLeft(expiresAt, useNow());
  return (
    <div ref={scrollIntoView} className={styles.shared}>
      <div className={styles.code} data-over={left === null || undefined}>
        <QrCode text={url} label="QR code of the preview" />
      </div>
      <div className={styles.text}>
        {urls.length > 1 && (
          <SelectField
            label="Address"
            options={urls.map((value) => ({ value, label: getHost(value) }))}
            value={url}
            onChange={setChosen}
          />
        )}
        <p>{reachTexts[findPhoneReach(url)]}</p>
        <div className={styles.actions}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {url.replace(/^https?:\/\//, '')}
          </a>
          <CopyButton text={url} label="Copy link" />
        </div>
        {left === null ? (
          <p className={styles.over} role="status">
            The link has expired.{' '}
            <Button size="small" onClick={onShareAgain}>
              Share again
            </Button>
          </p>
        ) : (
          <p className={styles.note}>
            Works for another {left}.{' '}
            {isSending ? 'Sending the latest version...' : 'Reload on the phone to see your latest edits.'}
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns the current time, updated every second. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
