// The build replaces this file with the calls of one network.
export { openStore, reportEnd, whenReady } from './multi-network-glue.js';
