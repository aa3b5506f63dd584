import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BarSlotContext } from './bar-slot-context.ts';

/** Shows the main actions of a step in the fixed bar at the lower edge. */
export function StepActions({ children }: { children: ReactNode }) {
  const slot = useContext(BarSlotContext);
  return slot === null ? null : createPortal(children, slot);
}
