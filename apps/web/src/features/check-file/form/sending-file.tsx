import { messages } from '@spinreel/config-schema/messages/messages';
import { progressTexts } from '../../../api-client/progress/progress-texts.ts';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { combineProgress, WorkProgress } from '../../../ui/progress/work-progress.tsx';
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
  return (
    <section className={styles.card} aria-labelledby="sending-title">
      <div className="row gap-4">
        <FileIcon name={file.name} />
        <div className="shrinks">
          <h1 id="sending-title" className="type-heading breaks">
            Checking {file.name}
          </h1>
          <p className="small-faint digits">{formatBytes(file.size)}</p>
        </div>
      </div>
      <WorkProgress label="Check" {...describeSending(sending)} />
      <Button onClick={onCancel} className="self-start">
        Cancel
      </Button>
    </section>
  );
}

function describeSending({ sentShare, progress, isBusy }: Sending): { text: string; percent: number } {
  if (isBusy) return { text: messages.backend.waiting, percent: 0 };
  return {
    text: sentShare < 1 ? 'Uploading the file...' : progressTexts[progress?.stage ?? 'checking'],
    percent: combineProgress(sentShare, progress?.percent ?? 0),
  };
}
