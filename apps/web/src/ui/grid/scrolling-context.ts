import { createContext } from 'react';

/** Whether the grid around is scrolling. Cells that take long to draw wait until it has stopped. */
export const ScrollingContext = createContext(false);
