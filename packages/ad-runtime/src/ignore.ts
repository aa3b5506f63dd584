/** Does nothing, where a callback is needed. */
export function ignore(): void {}
