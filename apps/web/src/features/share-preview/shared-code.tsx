import type { SharedPreview } from '@spinreel/api-contract/previews';
import { useEffect, useState } from 'react';
import { scrollIntoView } from '../../lib/page/scroll-into-view.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { SelectField } from '../../ui/fields/select/select-field.tsx';
import { findPhoneReach, type PhoneReach } from './find-phone-reach.ts';
import { formatTimeLeft } from './format-time-left.ts';
import { QrCode } from './qr-code.tsx';
import styles from './share-panel.module.css';

const reachTexts: Readonly<Record<PhoneReach, string>> = {
  none: 'This address only works on this computer. Choose another one for your phone.',
  'same network': 'Your phone must be on the same Wi-Fi as this computer.',
  any: 'Works on any phone.',
};

interface SharedCodeProps {
  shared: SharedPreview;
  isSending: boolean;
  /** Whether the code is scrolled into view when it appears. */
  isScrolledTo: boolean;
  onShareAgain: () => void;
}

/** The QR code and the link of a shared preview. */
export function SharedCode(props: SharedCodeProps) {
  const { isSending, isScrolledTo, onShareAgain } = props;
  const { urls, expiresAt } = props.shared;
  const [chosen, setChosen] = useState<string | null>(null);
  const likeliest = urls.find((one) => findPhoneReach(one) !== 'none') ?? urls[0] ?? '';
  const url = chosen !== null && urls.includes(chosen) ? chosen : likeliest;
  const left = formatTimeLeft(expiresAt, useNow());
  return (
    <div ref={isScrolledTo ? scrollIntoView : null} className="wrap gap-5">
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
        <div className="stack gap-2 align-start">
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {url.replace(/^https?:\/\//, '')}
          </a>
          <CopyButton text={url} label="Copy link" />
        </div>
        {left === null ? (
          <p className="text-gold" role="status">
            The link has expired.{' '}
            <Button size="small" onClick={onShareAgain}>
              Share again
            </Button>
          </p>
        ) : (
          <p className="text-faint digits">
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
