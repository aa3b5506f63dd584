import { useId } from 'react';
import type { MarketId } from '@spinreel/config-schema/compliance/markets';
import type { ProductType } from '@spinreel/config-schema/compliance/product-types';
import {
  listReviewStatements,
  reviewStatements,
  type ReviewStatementId,
} from '@spinreel/config-schema/compliance/review/review-statements';
import { SourceLink } from '../../../ui/actions/source-link.tsx';
import styles from './review-list.module.css';

interface ReviewListProps {
  product: ProductType;
  market: MarketId;
  /** Whether the outro shows a rating of the app. */
  hasAppRating: boolean;
  confirmed: readonly ReviewStatementId[];
  onConfirm: (confirmed: ReviewStatementId[]) => void;
}

/** The statements that only a person can confirm, with a checkbox each. */
export function ReviewList({ product, market, hasAppRating, confirmed, onConfirm }: ReviewListProps) {
  const id = useId();
  const listed = listReviewStatements({ product, market, hasAppRating });
  const count = listed.filter((statement) => confirmed.includes(statement)).length;
  return (
    <fieldset className="stack shrinks gap-2">
      <legend className={styles.legend}>
        Confirm yourself{' '}
        <span className={styles.count}>
          {count} of {listed.length}
        </span>
      </legend>
      {listed.map((statement) => {
        const { text, help, source } = reviewStatements[statement];
        const isConfirmed = confirmed.includes(statement);
        return (
          <div key={statement} className="type-small">
            <label className={styles.label}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isConfirmed}
                aria-describedby={`${id}-${statement}`}
                onChange={() =>
                  onConfirm(
                    isConfirmed
                      ? confirmed.filter((other) => other !== statement)
                      : [...confirmed, statement],
                  )
                }
              />
              {text}
            </label>
            <p id={`${id}-${statement}`} className={styles.help}>
              {help} <SourceLink url={source.url}>{source.label}</SourceLink>
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
