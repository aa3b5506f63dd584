import { messages } from '@spinreel/config-schema/messages/messages';
import { progressTexts } from '../../../api-client/progress-texts.ts';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { FileIcon } from './chosen-file.tsx';
import styles from './sending-file.module.css';
import type { Sending } from './use-sending.ts';

interface SendingFileProps {
  file: File;
  sending: Sending;
  onCancel: () => void;
}

/** The file while it is uploaded and checked. */
export function SendingFile({ file, sending, onCancel }: SendingFileProps) {
  const { text, percent } = describeSending(sending);
  return (
    <section className={styles.card} aria-labelledby="sending-title">
      <div className={styles.file}>
        <FileIcon name={file.name} />
        <div className={styles.text}>
          <h1 id="sending-title" className={styles.title}>
            Checking {file.name}
          </h1>
          <p className={styles.size}>{formatBytes(file.size)}</p>
        </div>
      </div>
      <div className={styles.progress}>
        <p className={styles.stage}>
          <span role="status">{text}</span>
          <span>{Math.floor(percent)} %</span>
        </p>
        <ProgressBar label="Check" percent={percent} />
      </div>
      <Button onClick={onCancel} className={styles.cancel}>
        Cancel
      </Button>
    </section>
  );
}

/** The percentage at which the upload ends and the check starts. */
const uploadPercent = 60;

function describeSending({ sentShare, progress, isBusy }: Sending): { text: string; percent: number } {
  if (isBusy) return { text: messages.backend.waiting, percent: 0 };
  if (sentShare < 1) return { text: 'Uploading the file...', percent: sentShare * uploadPercent };
  const percent = uploadPercent + ((100 - uploadPercent) * (progress?.percent ?? 0)) / 100;
  return { text: progressTexts[progress?.stage ?? 'checking'], percent };
}
