import type { ReactNode } from 'react';

interface EditsPartProps {
  /** IDs of the ad's elements that the fields change. */
  parts?: readonly string[];
  screen?: string;
  /** The state in which the stage shows the part, if not at rest. */
  look?: 'spinning';
  children: ReactNode;
}

/** Fields that change a part of the ad. The stage shows that part while one of the fields has the focus. */
export function EditsPart({ parts, screen, look, children }: EditsPartProps) {
  return (
    <div
      data-edits={parts?.join(' ')}
      data-edits-screen={screen}
      data-edits-look={look}
      style={{ display: 'contents' }}
    >
      {children}
    </div>
  );
}
