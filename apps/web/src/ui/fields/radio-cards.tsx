import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId, type ReactNode } from 'react';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { joinClassNames } from '../actions/join-class-names.ts';
import { FieldMark } from './field-mark.tsx';
import fieldStyles from './field.module.css';
import styles from './radio-cards.module.css';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly description?: string;
  /** An image of the option, above the title. */
  readonly illustration: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  /** The field that it edits. */
  field?: FieldId;
  legend: string;
  isLegendHidden?: boolean;
  cards: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Smaller cards, for panels with more content. */
  isCompact?: boolean;
  /** Image and text side by side. */
  isRow?: boolean;
}

/** A choice among a few options, each shown as a card. Arrow keys move between them. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const {
    field,
    legend,
    isLegendHidden = false,
    cards,
    value,
    onChange,
    isCompact = false,
    isRow = false,
  } = props;
  const legendId = useId();
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.labelRow}>
        <span id={legendId} className={isLegendHidden ? 'visually-hidden' : fieldStyles.label}>
          {legend}
        </span>
        <FieldMark field={field} />
      </div>
      <RadioGroup
        id={field}
        aria-labelledby={legendId}
        value={value}
        onValueChange={onChange}
        className={joinClassNames(styles.group, isCompact && styles.compact, isRow && styles.row)}
      >
        {cards.map((card) => (
          <Radio.Root key={card.value} value={card.value} aria-label={card.title} className={styles.card}>
            <span className={styles.body}>
              <span className={styles.illustration} aria-hidden="true">
                {card.illustration}
              </span>
              <span className={styles.text}>
                <span className={styles.title}>{card.title}</span>
                {card.description !== undefined && (
                  <span className={styles.description}>{card.description}</span>
                )}
              </span>
            </span>
            <span className={styles.dot} aria-hidden="true" />
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
