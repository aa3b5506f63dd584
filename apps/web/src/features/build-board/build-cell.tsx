import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  Clock,
  Download,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { Spinner } from '../../ui/progress/spinner.tsx';
import type { BoardFile, FileStatus } from './state/list-files.ts';
import styles from './build-cell.module.css';

const looks: Readonly<Record<FileStatus, { icon: ReactNode; text: string }>> = {
  missing: { icon: <CircleDashed />, text: 'Not built' },
  outdated: { icon: <TriangleAlert />, text: 'Outdated' },
  waiting: { icon: <Clock />, text: 'Waiting' },
  paused: { icon: <CirclePause />, text: 'Paused' },
  running: { icon: <Spinner />, text: 'Building' },
  ready: { icon: <CircleCheck />, text: 'Ready' },
  failed: { icon: <CircleAlert />, text: 'Failed' },
  canceled: { icon: <CircleDashed />, text: 'Canceled' },
};

/** The state of one file, with its download once it is ready. */
export function BuildCell({ file, onFix }: { file: BoardFile; onFix: (file: BoardFile) => void }) {
  const { status, build } = file;
  const { icon, text } = looks[status];
  const result = build?.result ?? null;
  if (status === 'failed')
    return (
      <button
        type="button"
        className={styles.cell}
        data-status={status}
        title={build?.error?.message}
        onClick={() => onFix(file)}
      >
        {icon}
        <span>{text}</span>
      </button>
    );
  if (result !== null && (status === 'ready' || status === 'outdated'))
    return (
      <a
        href={result.downloadUrl}
        download=""
        className={styles.cell}
        data-status={status}
        title={result.fileName}
      >
        {icon}
        <span>{status === 'outdated' ? text : formatBytes(result.fileSize)}</span>
        {result.warnings.length > 0 && <TriangleAlert aria-label="With warnings" />}
        <Download aria-label="Download" className="text-faint" />
      </a>
    );
  return (
    <span className={styles.cell} data-status={status}>
      {icon}
      <span>
        {status === 'running' && build?.progress ? `${Math.floor(build.progress.percent)} %` : text}
      </span>
    </span>
  );
}
