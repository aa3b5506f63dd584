import type { ExportResult } from '@spinreel/api-contract/export-result';
import { exportLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { CircleCheck, Download, RotateCcw } from 'lucide-react';
import { formatBytes } from '../../lib/format-bytes.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shippedBytesOf } from '../../ui/shipped-asset-names.ts';
import { SizeBar, SizeSwatch } from '../../ui/size-bar.tsx';
import styles from './export-result-panel.module.css';

interface ExportResultPanelProps {
  result: ExportResult;
  /** The ad is another by now. */
  isOutdated: boolean;
  /** 'ZIP Bundle' or 'Single HTML file'. */
  format: string;
  onAgain: () => void;
}

/** A finished file: its facts, and how to get it. */
export function ExportResultPanel({ result, isOutdated, format, onAgain }: ExportResultPanelProps) {
  return (
    <div className={styles.result} role="status">
      <h3 className={styles.title}>
        <CircleCheck aria-hidden="true" />
        {messages.export.completeTitle}
      </h3>
      {isOutdated && <Notice tone="warning">{messages.export.outdated}</Notice>}
      <dl className={styles.facts}>
        <div>
          <dt>Format</dt>
          <dd>{format}</dd>
        </div>
        <div>
          <dt>File Size</dt>
          <dd>{formatBytes(result.fileSize)}</dd>
        </div>
        <div>
          <dt>Checksum</dt>
          <dd className={styles.checksum}>{result.checksum}</dd>
        </div>
        <div>
          <dt>Expires</dt>
          <dd>{formatMoment(result.expiresAt)}</dd>
        </div>
      </dl>
      <FileParts result={result} />
      {result.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      <div className={styles.actions}>
        <a
          href={result.downloadUrl}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'primary' })}
        >
          <Download aria-hidden="true" />
          <span>Download Ad</span>
        </a>
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={onAgain}>
          Export Again
        </Button>
      </div>
    </div>
  );
}

/** What the file is made of: a bar as wide as the networks' limit, and the bytes of each asset. */
function FileParts({ result: { bytesByAsset, fileSize } }: { result: ExportResult }) {
  return (
    <div className={styles.parts}>
      <SizeBar
        label="The file"
        bytesByAsset={bytesByAsset}
        totalBytes={fileSize}
        limitBytes={exportLimits.maxBytes}
      />
      <ul className={styles.legend}>
        {shippedBytesOf(bytesByAsset).map(({ slot, name, sizeBytes }) => (
          <li key={slot}>
            <SizeSwatch slot={slot} /> {name} {formatBytes(sizeBytes)}
          </li>
        ))}
      </ul>
    </div>
  );
}
