import type { ExportResult } from '@spinreel/api-contract/exports';
import { messages } from '@spinreel/config-schema/messages/messages';
import { CircleCheck, Download, RotateCcw } from 'lucide-react';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { formatMoment } from '../../lib/format/format-time.ts';
import { scrollIntoView } from '../../lib/page/scroll-into-view.ts';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { listShippedBytes } from '../../ui/ad/list-shipped-bytes.ts';
import { SizeBar, SizeSwatch } from '../../ui/feedback/size-bar.tsx';
import styles from './export-result-panel.module.css';

interface ExportResultPanelProps {
  result: ExportResult;
  /** Whether the ad has changed since. */
  isOutdated: boolean;
  /** Whether the panel is scrolled into view when it appears. */
  isScrolledTo: boolean;
  /** 'ZIP Bundle' or 'Single HTML file'. */
  format: string;
  /** The network's size limit. */
  limitBytes: number;
  onAgain: () => void;
}

/** A finished file: its download and its facts. */
export function ExportResultPanel(props: ExportResultPanelProps) {
  const { result, isOutdated, isScrolledTo, format, limitBytes, onAgain } = props;
  return (
    <div ref={isScrolledTo ? scrollIntoView : null} className={styles.result} role="status">
      <h3 className={styles.title}>
        <CircleCheck className="text-green" />
        {messages.export.completeTitle}
      </h3>
      {isOutdated && <Notice tone="warning">{messages.export.outdated}</Notice>}
      {result.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      <div className={styles.actions}>
        <a href={result.downloadUrl} target="_blank" rel="noopener" className={getButtonClass({})}>
          <Download />
          <span>Download Ad</span>
        </a>
        <Button variant="quiet" icon={<RotateCcw />} onClick={onAgain}>
          Export Again
        </Button>
      </div>
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
          <dd className={styles.checksum}>
            <code title={result.checksum}>{result.checksum.slice(0, 12)}…</code>
            <CopyButton text={result.checksum} label="Copy" fullLabel="Copy checksum" />
          </dd>
        </div>
        <div>
          <dt>Expires</dt>
          <dd>{formatMoment(result.expiresAt)}</dd>
        </div>
      </dl>
      <FileParts result={result} limitBytes={limitBytes} />
    </div>
  );
}

/** What uses the space in the file: a bar as wide as the network's limit, and the bytes of each asset. */
function FileParts({ result, limitBytes }: Pick<ExportResultPanelProps, 'result' | 'limitBytes'>) {
  const { bytesByAsset, fileSize } = result;
  return (
    <div className="stack gap-2">
      <SizeBar
        label="File contents"
        bytesByAsset={bytesByAsset}
        totalBytes={fileSize}
        limitBytes={limitBytes}
      />
      <ul className={styles.legend}>
        {listShippedBytes(bytesByAsset).map(({ slot, name, sizeBytes }) => (
          <li key={slot} className="row gap-2">
            <SizeSwatch slot={slot} /> {name} {formatBytes(sizeBytes)}
          </li>
        ))}
      </ul>
    </div>
  );
}
