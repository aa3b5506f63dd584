import type { Progress } from '@spinreel/api-contract/progress';
import { describeFailure } from '../../api-client/calls/describe-failure.ts';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendProject } from '../../api-client/projects-api.ts';
import { paths } from '../../config/paths.ts';
import { findProjectInArchive } from './find-project-in-archive.ts';

/** A project file that is being uploaded and opened. */
export interface Opening {
  readonly name: string;
  /** The fraction of the bytes that have been sent, 0 to 1. */
  readonly sentShare: number;
  /** The server's progress; null before it reports any. */
  readonly progress: Progress | null;
}

/**
 * Creates an ad from a project file, or from an archive that contains one, and opens it in the wizard. Other ads do not
 * change. Cancels when the component is removed.
 */
export function useOpenProject() {
  const navigate = useNavigate();
  const running = useRef<AbortController | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const open = async (file: File) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const show = (change: Partial<Opening>) => {
      if (!signal.aborted) setOpening((known) => ({ ...(known ?? startOpening(file)), ...change }));
    };
    setProblem(null);
    setOpening(startOpening(file));
    const project = isArchive(file) ? await findProjectInArchive(file).catch(() => null) : file;
    if (signal.aborted) return;
    if (project === null) {
      setOpening(null);
      setProblem(describeProblem({ code: 'project-format', params: {} }));
      return;
    }
    const answer = await sendProject(project, {
      signal,
      onSent: (sentShare) => show({ sentShare }),
      onProgress: (progress) => show({ progress }),
    });
    if (signal.aborted) return;
    setOpening(null);
    if ('error' in answer) setProblem(describeFailure(answer.error));
    else void navigate(paths.create.to({ adId: answer.data.id }));
  };

  return {
    opening,
    problem,
    open: (file: File) => void open(file),
    /** Cancels, and forgets the problem. */
    cancel: () => {
      running.current?.abort();
      setOpening(null);
      setProblem(null);
    },
  };
}

function startOpening({ name }: File): Opening {
  return { name, sentShare: 0, progress: null };
}

function isArchive({ name }: File): boolean {
  return /\.zip$/i.test(name);
}
