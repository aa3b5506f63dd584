import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './disclosure-button.module.css';

interface DisclosureButtonProps {
  id?: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The ID of what it opens, which exists only while it is open. */
  controls: string;
  /** On which side of the text the arrow is. */
  arrow: 'before' | 'after';
  className?: string | undefined;
  children: ReactNode;
}

/** The title of a row, which opens and closes its details. */
export function DisclosureButton(props: DisclosureButtonProps) {
  const { id, isOpen, onToggle, controls, arrow, className, children } = props;
  return (
    <button
      id={id}
      type="button"
      className={joinClassNames(styles.toggle, className)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {arrow === 'before' && <ChevronRight />}
      {children}
      {arrow === 'after' && <ChevronRight />}
    </button>
  );
}
