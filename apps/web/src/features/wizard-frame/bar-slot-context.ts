import { createContext } from 'react';

/** The element of the fixed bar that shows the actions of the open step; null until it is rendered. */
export const BarSlotContext = createContext<HTMLElement | null>(null);
