import type { FileCheck } from '@spinreel/api-contract/checks';
import type { Progress } from '@spinreel/api-contract/progress';
import { describeFailure } from '../../../api-client/calls/describe-failure.ts';
import type { Network } from '@spinreel/exporters/network';
import { useEffect, useRef, useState } from 'react';
import { sendCheck } from '../../../api-client/checks-api.ts';
import { retryWhileBusy } from '../../../api-client/calls/retry-while-busy.ts';
import type { NoticeTone } from '../../../ui/feedback/notice.tsx';

/** A file that is being uploaded and checked. */
export interface Sending {
  /** The fraction of the bytes that have been sent, 0 to 1. */
  readonly sentShare: number;
  /** The server's progress; null before it reports any. */
  readonly progress: Progress | null;
  /** Whether the server is busy. The file is sent again automatically. */
  readonly isBusy: boolean;
}

interface SendingNotice {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
}

const started: Sending = { sentShare: 0, progress: null, isBusy: false };

/** Uploads a file and checks it. Cancels when the page is left. */
export function useSending(onChecked: (check: FileCheck) => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [notice, setNotice] = useState<SendingNotice | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const send = async (file: File, networks: readonly Network[]) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    setNotice(null);
    const show = (change: Partial<Sending>) => {
      if (!signal.aborted) setSending((known) => ({ ...(known ?? started), ...change }));
    };
    const answer = await retryWhileBusy({
      send: () => {
        show(started);
        return sendCheck(file, {
          networkIds: networks.map(({ id }) => id),
          signal,
          onSent: (sentShare) => show({ sentShare }),
          onProgress: (progress) => show({ progress }),
        });
      },
      onBusy: () => show({ isBusy: true }),
      signal,
    });
    if (signal.aborted) return;
    setSending(null);
    if ('data' in answer) onChecked(answer.data);
    else
      setNotice({
        tone: 'error',
        title: 'The file could not be checked',
        text: describeFailure(answer.error),
      });
  };

  return {
    sending,
    notice,
    send: (file: File, networks: readonly Network[]) => void send(file, networks),
    cancel: () => {
      controllerRef.current?.abort();
      setSending(null);
      setNotice({ tone: 'info', title: 'Check canceled', text: 'The file has not been checked.' });
    },
    clearNotice: () => setNotice(null),
  };
}
