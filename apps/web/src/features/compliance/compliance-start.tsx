import {
  productTypeLabels,
  productTypes,
  type ProductType,
} from '@spinreel/config-schema/compliance/product-types';
import { ChevronRight } from 'lucide-react';
import styles from './compliance-start.module.css';

const examples: Readonly<Record<ProductType, string>> = {
  'social-casino': 'Free to play, nothing of value to win',
  'real-money': 'Licensed casino, players bet money',
  sweepstakes: 'Free coins that can become prizes',
};

/** Shown before a product type is chosen: what the panel is for, and the choice with which it begins. */
export function ComplianceStart({ onChoose }: { onChoose: (product: ProductType) => void }) {
  return (
    <section className="stack gap-3" aria-labelledby="compliance-start">
      <p className="small-soft">
        Networks and laws require an age mark and legal lines in gambling ads. Tell us what you advertise, and
        we’ll suggest them.
      </p>
      <h3 id="compliance-start" className="label-soft">
        Choose what you advertise
      </h3>
      <ul className="stack gap-2">
        {productTypes.map((product, index) => (
          <li key={product}>
            <button
              id={index === 0 ? 'compliance.product' : undefined}
              type="button"
              className={styles.product}
              onClick={() => onChoose(product)}
            >
              <span className="stack shrinks">
                <span className="text-normal type-label">{productTypeLabels[product]}</span>
                <span className="small-faint">{examples[product]}</span>
              </span>
              <ChevronRight />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
