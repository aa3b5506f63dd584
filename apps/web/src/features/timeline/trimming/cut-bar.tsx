import type { ReactNode } from 'react';

/** What the bar of the suggested cut needs to know. */
export interface CutBarOptions {
  isUsed: boolean;
  replacesPoints: boolean;
  isPrimary: boolean;
  onUse: () => void;
}

/**
 * Renders the bar of the suggested cut, which is another feature's. It is a component, because its options contain functions
 * that use refs, which must not be passed to a function during rendering.
 */
export function CutBar({
  render,
  ...options
}: CutBarOptions & { render: (options: CutBarOptions) => ReactNode }) {
  return render(options);
}
