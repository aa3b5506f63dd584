declare module '*.css?inline' {
  const style: string;
  export default style;
}

declare module '*.css';

declare module '*.md?raw' {
  const text: string;
  export default text;
}

declare module '*.woff2?inline' {
  const address: string;
  export default address;
}
