import type { SharedPreview } from '@spinreel/api-contract/share-preview';
import { Check, Copy, QrCode as QrIcon, RefreshCw, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSettledAd } from '../../ad-draft/use-settled-ad.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { phoneReach, type PhoneReach } from './phone-reach.ts';
import { QrCode } from './qr-code.tsx';
import { timeLeft } from './time-left.ts';
import { useShare } from './use-share.ts';
import styles from './share-panel.module.css';

/** The ad on a real phone: a code to scan, and the link behind it. It follows the draft while it is open. */
export function SharePanel() {
  const [isOpen, setIsOpen] = useState(false);
  const ad = useSettledAd();
  const { shared, isSending, problem, shareAgain } = useShare(isOpen ? ad : null);
  return (
    <Panel
      title="Open on your phone"
      description="Scan a code, and play the ad where it will be played"
      icon={<Smartphone />}
    >
      {!isOpen && (
        <Button icon={<QrIcon aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          Show the code
        </Button>
      )}
      {problem !== null && (
        <Notice
          tone="error"
          title={shared === null ? 'The preview could not be shared' : 'The phone shows an older version'}
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
          <Spinner /> Making the code...
        </p>
      )}
      {shared !== null && <SharedCode shared={shared} isSending={isSending} onShareAgain={shareAgain} />}
    </Panel>
  );
}

const reachWords: Readonly<Record<PhoneReach, string>> = {
  none: 'This address works on this computer only. Choose another one for a phone.',
  'same network': 'The phone must be in the same Wi-Fi as this computer.',
  any: 'Works on any phone, wherever it is.',
};

interface SharedCodeProps {
  shared: SharedPreview;
  isSending: boolean;
  onShareAgain: () => void;
}

function SharedCode({ shared: { urls, expiresAt }, isSending, onShareAgain }: SharedCodeProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const likeliest = urls.find((one) => phoneReach(one) !== 'none') ?? urls[0] ?? '';
  const url = chosen !== null && urls.includes(chosen) ? chosen : likeliest;
  const left = timeLeft(expiresAt, useNow());
  return (
    <div className={styles.shared}>
      <div className={styles.code} data-over={left === null || undefined}>
        <QrCode text={url} label="QR code of the preview" />
      </div>
      <div className={styles.words}>
        {urls.length > 1 && (
          <SelectField
            label="Address"
            options={urls.map((value) => ({ value, label: hostOf(value) }))}
            value={url}
            onChange={setChosen}
          />
        )}
        <p>{reachWords[phoneReach(url)]}</p>
        <div className={styles.actions}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {url.replace(/^https?:\/\//, '')}
          </a>
          <CopyButton text={url} />
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
            {isSending
              ? 'The newest version is on its way...'
              : 'Edits follow by themselves: reload on the phone.'}
          </p>
        )}
      </div>
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Browsers may refuse it: the link beside the button can be copied by hand.
      setCopied(null);
    }
  };
  return (
    <Button
      size="small"
      icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : 'Copy link'}
    </Button>
  );
}

/** The time, once a second. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
