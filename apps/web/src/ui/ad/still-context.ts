import { createContext } from 'react';

/** Whether ads are shown without motion, with images in place of videos. Many moving ads would keep the processor busy. */
export const StillContext = createContext(false);
