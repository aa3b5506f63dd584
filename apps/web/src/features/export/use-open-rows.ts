import type { Network } from '@spinreel/exporters/network';
import { useCallback, useState } from 'react';
import type { MadeFile } from './state/use-exports.ts';

/** The results of at most so many networks open by themselves. */
const maxOpenedResults = 3;

/** The rows of networks that are open. Rows open by themselves when their file gets ready. */
export interface OpenRows {
  /** The ids of the networks. */
  readonly ids: ReadonlySet<string>;
  /** The id of the network whose result is scrolled into view when it appears. */
  readonly scrolledId: string | null;
  toggle(id: string, isOpen: boolean): void;
  showResult(file: MadeFile): void;
}

export function useOpenRows(networks: readonly Network[]): OpenRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [scrolledId, setScrolledId] = useState<string | null>(null);
  const toggle = useCallback(
    (id: string, isOpen: boolean) =>
      setIds((known) => new Set(isOpen ? [...known, id] : [...known].filter((other) => other !== id))),
    [],
  );
  return {
    ids,
    scrolledId,
    toggle,
    showResult({ network: { id, container }, result, isSingle }) {
      if (isSingle) setScrolledId(id);
      if (isSingle || networks.length <= maxOpenedResults) toggle(id, true);
      // A ZIP is offered with its facts. A single file is downloaded immediately.
      if (isSingle && container.extension === 'html') window.location.assign(result.downloadUrl);
    },
  };
}
