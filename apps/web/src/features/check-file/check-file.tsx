import type { FileCheck } from '@spinreel/api-contract/checks';
import { messages } from '@spinreel/config-schema/messages/messages';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiFailure } from '../../api-client/calls/api-failure.ts';
import { loadCheck } from '../../api-client/checks-api.ts';
import { checkParam } from '../../config/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import styles from './check-file.module.css';
import { CheckForm, type CheckWish } from './form/check-form.tsx';
import { listFittingNetworks, useNetworkChoice } from './form/network-choice.ts';
import { CheckReport } from './report/check-report.tsx';
import { SeveralFiles } from './several/several-files.tsx';

/** Checks a file and shows its report. The address names the shown check, so a reload shows it again. */
export function CheckFile() {
  const [params, setParams] = useSearchParams();
  const [made, setMade] = useState<{ check: FileCheck; wish: CheckWish } | null>(null);
  const id = params.get(checkParam);
  const [several, setSeveral] = useState<{ files: readonly File[]; wish: CheckWish } | null>(null);
  const choice = useNetworkChoice();
  const startOver = () => setParams({});
  if (id === null && several !== null) {
    return (
      <SeveralFiles
        files={several.files}
        listNetworkIds={({ name }) => (choice ?? listFittingNetworks(name)).map((network) => network.id)}
        isPlayWanted={several.wish.isPlayWanted}
        onStartOver={() => setSeveral(null)}
      />
    );
  }
  if (id === null) {
    return (
      <CheckForm
        onSeveral={(files, wish) => setSeveral({ files, wish })}
        onChecked={(check, wish) => {
          setMade({ check, wish });
          setParams({ [checkParam]: check.id });
        }}
      />
    );
  }
  if (made?.check.id === id)
    return <CheckReport key={id} check={made.check} wish={made.wish} onStartOver={startOver} />;
  return <StoredReport key={id} id={id} onStartOver={startOver} />;
}

const nothingElse: CheckWish = { isPlayWanted: false, publishing: null };

/** The report of an earlier check. */
function StoredReport({ id, onStartOver }: { id: string; onStartOver: () => void }) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ data: FileCheck } | { error: ApiFailure } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void loadCheck(id, controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setAnswer(loaded);
    });
    return () => controller.abort();
  }, [id, attempt]);
  if (answer === null) {
    return (
      <p role="status" className={styles.loading}>
        <Spinner /> Loading the report...
      </p>
    );
  }
  if ('data' in answer)
    return <CheckReport check={answer.data} wish={nothingElse} onStartOver={onStartOver} />;
  const { status, message } = answer.error;
  const isGone = status === 404 || status === 410;
  return (
    <Notice
      tone="error"
      title="The report can’t be shown"
      actions={
        <>
          {!isGone && (
            <Button
              size="small"
              onClick={() => {
                setAnswer(null);
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </Button>
          )}
          <Button size="small" variant={isGone ? 'primary' : 'secondary'} onClick={onStartOver}>
            Check a file
          </Button>
        </>
      }
    >
      {message ?? messages.backend.unreachable}
    </Notice>
  );
}
