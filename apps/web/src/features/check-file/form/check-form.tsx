import type { CheckFilePublishingRequest, FileCheck } from '@spinreel/api-contract/checks';
import { checkUploadLimits } from '@spinreel/config-schema/limits/limits';
import { timings } from '@spinreel/config-schema/limits/timings';
import { messages } from '@spinreel/config-schema/messages/messages';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { formatDuration } from '../../../lib/format/format-duration.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DropZone } from '../../../ui/actions/drop-zone.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { ProductFields } from '../publishing/product-fields.tsx';
import { acceptedFiles } from './accepted-files.ts';
import styles from './check-form.module.css';
import { ChosenFile } from './chosen-file.tsx';
import { FilesPicture } from './files-picture.tsx';
import { listFittingNetworks, useNetworkChoice } from './network-choice.ts';
import { NetworkField } from './network-field.tsx';
import { SendingFile } from './sending-file.tsx';
import { useSending } from './use-sending.ts';

const maxMegabytes = checkUploadLimits.maxBytes / (1024 * 1024);

/** What is wanted of a file beyond the rules of networks. */
export interface CheckWish {
  /** Whether the file is also played for each network. */
  readonly isPlayWanted: boolean;
  /** What it is checked for before it is published; null if it is not. */
  readonly publishing: CheckFilePublishingRequest | null;
}

interface CheckFormProps {
  /** Called with the result. */
  onChecked: (check: FileCheck, wish: CheckWish) => void;
  /** Called with several files, which are checked without being chosen one by one. */
  onSeveral: (files: readonly File[], wish: CheckWish) => void;
}

/** Chooses a file and its networks, and checks it. */
export function CheckForm({ onChecked, onSeveral }: CheckFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const [isPlayWanted, setIsPlayWanted] = useState(true);
  const [publishing, setPublishing] = useState<CheckFilePublishingRequest | null>(null);
  const choice = useNetworkChoice();
  const networks = choice ?? listFittingNetworks(file?.name ?? '');
  const { sending, notice, send, cancel, clearNotice } = useSending((check) =>
    onChecked(check, { isPlayWanted, publishing }),
  );
  const choose = (chosen: File | null) => {
    clearNotice();
    const isTooLarge = chosen !== null && chosen.size > checkUploadLimits.maxBytes;
    setTooLarge(isTooLarge ? messages.check.tooLarge : null);
    setFile(isTooLarge ? null : chosen);
  };
  if (file !== null && sending !== null)
    return <SendingFile file={file} sending={sending} onCancel={cancel} />;
  return (
    <>
      <header className="stack gap-2">
        <h1 className="type-title">Check a file</h1>
        <p className={styles.lead}>
          Drop a playable ad from any tool and see which ad networks would accept it, what to fix, and where.
        </p>
      </header>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (file !== null) send(file, networks);
        }}
      >
        {notice !== null && (
          <Notice tone={notice.tone} title={notice.title}>
            {notice.text}
          </Notice>
        )}
        {tooLarge !== null && (
          <Notice tone="error" title="This file can’t be checked">
            {tooLarge}
          </Notice>
        )}
        {file === null ? (
          <DropZone
            label="Choose a playable ad to check"
            accept={acceptedFiles}
            onFile={choose}
            onFiles={(files) => {
              const fitting = files.filter(({ size }) => size <= checkUploadLimits.maxBytes);
              setTooLarge(fitting.length < files.length ? messages.check.tooLarge : null);
              if (fitting.length === files.length) onSeveral(files, { isPlayWanted, publishing: null });
            }}
            icon={<FilesPicture />}
            isPicture
            title="Drop a playable ad here, or click to choose one"
            hint={`HTML files or ZIPs, up to ${maxMegabytes} MB each. Several files become a table of store calls. The server deletes it after ${formatDuration(timings.checkedFileTtlMs)}.`}
          />
        ) : (
          <ChosenFile file={file} onFile={choose} onRemove={() => choose(null)} />
        )}
        <div className={styles.options}>
          <NetworkField fileName={file?.name ?? null} networks={networks} isOwnChoice={choice !== null} />
          <SwitchField
            label="Play it too"
            hint="Plays the file as viewers of each network see it, and takes screenshots. Takes a minute or more per network."
            isOn={isPlayWanted}
            onChange={setIsPlayWanted}
          />
          <div className="stack gap-3">
            <SwitchField
              label="Check if it is ready to publish"
              hint="Plays the file as a viewer would, after a short play that measures its sound and flashes. Scores how likely viewers are to play it. Takes a minute or more."
              isOn={publishing !== null}
              onChange={(isOn) => setPublishing(isOn ? {} : null)}
            />
            {publishing !== null && <ProductFields wish={publishing} onChange={setPublishing} />}
          </div>
        </div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={file === null || networks.length === 0}
          icon={<ShieldCheck />}
          className={styles.submit}
        >
          Check file
        </Button>
      </form>
    </>
  );
}
