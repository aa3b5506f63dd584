import { CircleX, Lightbulb, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './issue-box.module.css';

const severities = {
  error: { name: 'Error', Icon: CircleX },
  warning: { name: 'Warning', Icon: TriangleAlert },
  advice: { name: 'Recommendation', Icon: Lightbulb },
} as const;
export type IssueSeverity = keyof typeof severities;

interface IssueBoxProps {
  severity: IssueSeverity;
  /** The name and the values of what was measured. */
  heading?: ReactNode;
  /** What is wrong. */
  message: string;
  /** Where it is, how to fix it, and the way there. */
  children?: ReactNode;
}

/** Something that is wrong in an ad. */
export function IssueBox({ severity, heading, message, children }: IssueBoxProps) {
  const { name, Icon } = severities[severity];
  return (
    <div className={styles.issue} data-severity={severity}>
      {heading}
      <p className={styles.message}>
        <Icon aria-hidden="true" />
        <VisuallyHidden>{name}: </VisuallyHidden>
        <span>{message}</span>
      </p>
      {children}
    </div>
  );
}
