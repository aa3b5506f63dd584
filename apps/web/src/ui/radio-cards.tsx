import { useId, type ReactNode } from 'react';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import styles from './radio-cards.module.css';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly description?: string;
  /** A picture of the choice, above the title. */
  readonly picture?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  legend: string;
  isLegendHidden?: boolean;
  cards: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Smaller cards, for panels with more in them. */
  isCompact?: boolean;
  /** Picture and words side by side. */
  isRow?: boolean;
}

/** One choice among a few, each a card; arrow keys move between them. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, isLegendHidden = false, cards, value, onChange, isCompact = false, isRow = false } = props;
  const legendId = useId();
  return (
    <div className={fieldStyles.field}>
      <span id={legendId} className={isLegendHidden ? styles.hiddenLegend : fieldStyles.label}>
        {legend}
      </span>
      <RadioGroup
        aria-labelledby={legendId}
        value={value}
        onValueChange={onChange}
        className={classNames(styles.group, isCompact && styles.compact, isRow && styles.row)}
      >
        {cards.map((card) => (
          <Radio.Root key={card.value} value={card.value} aria-label={card.title} className={styles.card}>
            {card.picture !== undefined && (
              <span className={styles.picture} aria-hidden="true">
                {card.picture}
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.title}>{card.title}</span>
              {card.description !== undefined && (
                <span className={styles.description}>{card.description}</span>
              )}
            </span>
            <span className={styles.dot} aria-hidden="true" />
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
