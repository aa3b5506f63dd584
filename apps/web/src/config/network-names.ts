declare const injectedNetworkNames: string;

/** The names of the first networks and the number of the others, for a sentence. The build inserts them: the records would double the front page. */
export const networkNames: string = injectedNetworkNames;
