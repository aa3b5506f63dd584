import { ProgressBar } from './progress-bar.tsx';

interface WorkProgressProps {
  /** The accessible name of the bar. */
  label: string;
  /** What is being done. */
  text: string;
  /** 0 to 100. */
  percent: number;
}

/** What is being done, with its progress as a bar and in percent. */
export function WorkProgress({ label, text, percent }: WorkProgressProps) {
  return (
    <div className="stack gap-2 shrinks wide">
      <p className="row-between gap-3 small-soft digits">
        <span role="status">{text}</span>
        <span className="nowrap">{Math.floor(percent)} %</span>
      </p>
      <ProgressBar label={label} percent={percent} />
    </div>
  );
}

/** The percentage at which an upload ends and the server's work starts. */
const uploadPercent = 60;

/** Returns the progress of an upload and the work that follows, 0 to 100. `sentShare` is 0 to 1, `workPercent` 0 to 100. */
export function combineProgress(sentShare: number, workPercent: number): number {
  return sentShare < 1
    ? sentShare * uploadPercent
    : uploadPercent + ((100 - uploadPercent) * workPercent) / 100;
}
