import { createContext } from 'react';

/** Whether stages show images in place of videos. A table with many stages would play as many videos. */
export const StillVideoContext = createContext(false);
