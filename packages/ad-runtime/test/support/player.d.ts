declare module '*.css?inline' {
  const style: string;
  export default style;
}

/** The player under test: its sources or its minified script (see vitest.config.ts). */
declare module '#player' {
  export const createAd: typeof import('../../src/create-ad.ts').createAd;
  export const playerStyle: string;
}

declare module '*.css';

declare module '*.md?raw' {
  const text: string;
  export default text;
}
