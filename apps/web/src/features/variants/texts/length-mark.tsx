import { TriangleAlert } from 'lucide-react';
import { describeLength, isTooLong } from './text-length.ts';
import styles from './texts-table.module.css';

interface LengthMarkProps {
  /** Null if there is no text yet. */
  text: string | null;
  /** Null if it has not been measured. */
  budget: number | null;
}

/** How many characters of a text fit, marked if it has more. Renders nothing until that is measured. */
export function LengthMark({ text, budget }: LengthMarkProps) {
  if (budget === null) return null;
  const isLong = text !== null && isTooLong(text, budget);
  return (
    <span
      className={styles.length}
      data-long={isLong || undefined}
      title={`About ${budget} characters stay readable in every shape.`}
    >
      {isLong && <TriangleAlert aria-label="Too long:" />}
      {describeLength(text, budget)}
      {text !== null && <span className="visually-hidden"> characters</span>}
    </span>
  );
}
