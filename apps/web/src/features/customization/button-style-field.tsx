import { unplaced } from '@spinreel/ad-runtime/views/stage-part';
import { createStyledButton } from '@spinreel/ad-runtime/views/styled-button';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { keepReadingOrder } from '@spinreel/config-schema/languages/keep-reading-order';
import type { FontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import { buttonStyles, type ButtonStyle } from '@spinreel/config-schema/options/options';
import { designStageWidthPx } from '@spinreel/config-schema/options/placement/design-stage';
import { useCallback, useState } from 'react';
import { AdPart } from '../../ui/ad/ad-part.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import styles from './button-style-field.module.css';

interface ButtonStyleFieldProps {
  value: ButtonStyle;
  label: string;
  /** The language of the label. */
  language: AdLanguage;
  color: string;
  fontFamily: FontFamily;
  onChange: (style: ButtonStyle) => void;
}

const names: Readonly<Record<ButtonStyle, string>> = {
  classic: 'Classic',
  'glossy-dome': 'Glossy dome',
  'flashy-stacked': 'Flashy stacked',
};

/** The style of the spin button. Each option shows the marketer's own button in that style. */
export function ButtonStyleField(props: ButtonStyleFieldProps) {
  const { value, onChange, ...look } = props;
  return (
    <RadioCards
      field="cta.buttonStyle"
      legend="Button style"
      isCompact
      value={value}
      onChange={onChange}
      cards={buttonStyles.map((buttonStyle) => ({
        value: buttonStyle,
        title: names[buttonStyle],
        illustration: <Swatch {...look} buttonStyle={buttonStyle} />,
      }))}
    />
  );
}

function Swatch(props: Omit<ButtonStyleFieldProps, 'value' | 'onChange'> & { buttonStyle: ButtonStyle }) {
  const { buttonStyle, label, language, color, fontFamily } = props;
  const [size, setSize] = useState({ width: 0, height: 0 });
  const create = useCallback(
    (parent: Element) =>
      createStyledButton(
        parent,
        {
          label: label.trim() === '' ? 'Spin!' : keepReadingOrder(label, language),
          color,
          fontFamily,
          ...unplaced,
        },
        buttonStyle,
      ),
    [buttonStyle, label, language, color, fontFamily],
  );
  const scale = size.width === 0 ? 0.4 : Math.min(0.42, 84 / size.width, 62 / size.height);
  return (
    <span className={styles.swatch}>
      <span
        className={styles.button}
        style={{ width: size.width, height: size.height, transform: `translate(-50%, -50%) scale(${scale})` }}
      >
        <AdPart
          create={create}
          language={language}
          textWidthPx={designStageWidthPx}
          scale={1}
          onDraw={setSize}
        />
      </span>
    </span>
  );
}
