import { createContext } from 'react';
import type { Share } from './use-share.ts';

/** The preview for phones of the open ad; null outside of the wizard. */
export const ShareContext = createContext<Share | null>(null);
