import type { ReactNode } from 'react';

interface EditsPartProps {
  /** IDs of the ad's elements that the fields change. */
  parts?: readonly string[];
  screen?: string;
  children: ReactNode;
}

/** Fields that change a part of the ad. The stage shows that part while one of the fields has the focus. */
export function EditsPart({ parts, screen, children }: EditsPartProps) {
  return (
    <div data-edits={parts?.join(' ')} data-edits-screen={screen} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
