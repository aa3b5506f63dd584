import type { ReactNode } from 'react';

interface EditsPartProps {
  /** Ids of the elements of the ad that its fields change, or the name of the screen on which they show. */
  parts?: readonly string[];
  screen?: string;
  children: ReactNode;
}

/** Fields that say which part of the ad they change: the stage shows it while one of them has the focus. */
export function EditsPart({ parts, screen, children }: EditsPartProps) {
  return (
    <div data-edits={parts?.join(' ')} data-edits-screen={screen} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
