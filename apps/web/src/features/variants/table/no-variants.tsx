import { Combine, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './no-variants.module.css';

interface NoVariantsProps {
  onAdd: () => void;
  onCombine: () => void;
  sheetMenu: ReactNode;
}

/** What the table of variants shows before the first one. */
export function NoVariants({ onAdd, onCombine, sheetMenu }: NoVariantsProps) {
  return (
    <section className={styles.empty} aria-labelledby="no-variants">
      <span className={styles.sketch} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <h2 id="no-variants" className={styles.title}>
        No variants yet
      </h2>
      <p className={styles.text}>
        Variants are versions of this ad with another text, image or color, so that you can test which one
        works best.
      </p>
      <div className="wrap gap-3 justify-center">
        <Button variant="primary" icon={<Plus />} onClick={onAdd}>
          Add variant
        </Button>
        <Button icon={<Combine />} onClick={onCombine}>
          Combine values…
        </Button>
        {sheetMenu}
      </div>
    </section>
  );
}
