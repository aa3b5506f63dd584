import type { Answer } from '../../../api-client/calls/api-failure.ts';
import { useEffect, useRef, useState } from 'react';
import { retryWhileBusy } from '../../../api-client/calls/retry-while-busy.ts';
import { requestPlay, sendCheck } from '../../../api-client/checks-api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { checkSeveral, type SeveralRow } from './check-several.ts';
import { StoreCallTable } from './store-call-table.tsx';

interface SeveralFilesProps {
  files: readonly File[];
  /** Returns the ids of the networks for which a file is checked. */
  listNetworkIds: (file: File) => readonly string[];
  isPlayWanted: boolean;
  onStartOver: () => void;
}

/** Checks several files, and shows which of them opens the store on which network. */
export function SeveralFiles({ files, listNetworkIds, isPlayWanted, onStartOver }: SeveralFilesProps) {
  const [rows, setRows] = useState<readonly SeveralRow[]>([]);
  const [isRunning, setIsRunning] = useState(true);
  const controllerRef = useRef<AbortController | null>(null);
  // The files and options of the form do not change while this is shown.
  const startRef = useRef((signal: AbortSignal) =>
    checkSeveral({
      files,
      signal,
      onChange: setRows,
      requests: {
        send: (file) =>
          retry(signal, () => sendCheck(file, { ...silent, signal, networkIds: listNetworkIds(file) })),
        play: isPlayWanted ? (place) => retry(signal, () => requestPlay(place, { ...silent, signal })) : null,
      },
    }),
  );
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    void startRef.current(controller.signal).then(() => setIsRunning(controller.signal.aborted));
    return () => controller.abort();
  }, []);
  const doneCount = rows.filter(({ status }) => status === 'done' || status === 'failed').length;
  return (
    <section className="stack gap-5">
      <h1 className="type-title">Which files open the store</h1>
      <p role="status" className="text-soft">
        {isRunning
          ? `Checking ${files.length} files: ${doneCount} done`
          : `${doneCount} of ${files.length} files checked`}
      </p>
      <StoreCallTable rows={rows} />
      <div className="wrap gap-3">
        {isRunning && (
          <Button
            onClick={() => {
              controllerRef.current?.abort();
              setIsRunning(false);
            }}
          >
            Cancel
          </Button>
        )}
        <Button onClick={onStartOver}>Check other files</Button>
      </div>
    </section>
  );
}

const silent = { onSent: () => {}, onProgress: () => {} } as const;

async function retry<Data>(signal: AbortSignal, send: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  return await retryWhileBusy({
    send,
    signal,
  });
}
