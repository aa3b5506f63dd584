import type { AdVersionLine } from '@spinreel/api-contract/versions';
import { Bookmark, Clock } from 'lucide-react';
import { describeFailure } from '../../api-client/calls/describe-failure.ts';
import { useListVersionsQuery } from '../../api-client/versions-api.ts';
import { formatMoment } from '../../lib/format/format-time.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { useRestore } from './use-restore.ts';
import { groupVersions } from './group-versions.ts';
import { formatVersionLabel } from './format-version-label.ts';
import styles from './versions.module.css';

/** The saved versions, newest first. Each can be restored with one click. */
export function VersionList({ adId, onRestored }: { adId: string; onRestored: () => void }) {
  const { data, error, isFetching, refetch } = useListVersionsQuery(adId);
  const { problem, restore } = useRestore(onRestored);
  if (data === undefined && isFetching) {
    return (
      <p role="status" className="row gap-3 text-soft">
        <Spinner /> Loading versions...
      </p>
    );
  }
  if (data === undefined) {
    return (
      <Notice tone="error" title="The versions could not be loaded" onRetry={() => void refetch()}>
        {describeFailure(error)}
      </Notice>
    );
  }
  return (
    <>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <ol aria-label="Versions" className={styles.list}>
        {groupVersions(data).map(({ newest, earlier }) => (
          <li key={newest.version}>
            <VersionLine line={newest} onRestore={restore} />
            {earlier.length > 0 && (
              <details className={styles.earlier}>
                <summary>
                  {earlier.length} earlier {earlier.length === 1 ? 'save' : 'saves'}, from{' '}
                  {formatMoment(earlier.at(-1)?.savedAt)}
                </summary>
                {earlier.map((line) => (
                  <VersionLine key={line.version} line={line} onRestore={restore} />
                ))}
              </details>
            )}
          </li>
        ))}
      </ol>
      {data.length <= 1 && <p className="small-faint">Earlier versions appear here as you work.</p>}
    </>
  );
}

function VersionLine({ line, onRestore }: { line: AdVersionLine; onRestore: (line: AdVersionLine) => void }) {
  const { name, savedAt, isCurrent } = line;
  return (
    <div className={styles.line} data-named={name !== null || undefined}>
      {name === null ? <Clock /> : <Bookmark />}
      <span className="stack grow">
        {name === null ? (
          <>
            <time dateTime={savedAt} className={styles.name}>
              {formatMoment(savedAt)}
            </time>
            <span className="small-faint digits">Saved automatically</span>
          </>
        ) : (
          <>
            <span className={styles.name}>{name}</span>
            <time dateTime={savedAt} className="small-faint digits">
              {formatMoment(savedAt)}
            </time>
          </>
        )}
      </span>
      {isCurrent ? (
        <span className={styles.current}>Current</span>
      ) : (
        <Button
          size="small"
          aria-label={`Restore ${formatVersionLabel(line)}`}
          onClick={() => onRestore(line)}
        >
          Restore
        </Button>
      )}
    </div>
  );
}
