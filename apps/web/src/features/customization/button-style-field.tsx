import { unplaced } from '@spinreel/ad-runtime/views/stage-part';
import { createStyledButton } from '@spinreel/ad-runtime/views/styled-button';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { applyTextCase } from '@spinreel/config-schema/languages/apply-text-case';
import { keepReadingOrder } from '@spinreel/config-schema/languages/keep-reading-order';
import {
  textWeights,
  type FontChoice,
  type FontWeight,
} from '@spinreel/config-schema/options/appearance/fonts';
import { buttonStyles, type ButtonStyle, type TextCase } from '@spinreel/config-schema/options/options';
import { useCallback } from 'react';
import { AdSwatch } from '../../ui/ad/ad-swatch.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';

interface ButtonStyleFieldProps {
  value: ButtonStyle;
  label: string;
  /** The language of the label. */
  language: AdLanguage;
  color: string;
  fontFamily: FontChoice;
  fontWeight: FontWeight;
  textCase: TextCase;
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
  const { buttonStyle, label, language, color, fontFamily, fontWeight, textCase } = props;
  const create = useCallback(
    (parent: Element) =>
      createStyledButton(
        parent,
        {
          label: keepReadingOrder(
            applyTextCase(label.trim() || 'Spin!', { textCase, language, fontFamily }),
            language,
          ),
          color,
          fontFamily,
          fontWeight: textWeights[fontWeight],
          ...unplaced,
        },
        buttonStyle,
      ),
    [buttonStyle, label, language, color, fontFamily, fontWeight, textCase],
  );
  return <AdSwatch create={create} language={language} />;
}
