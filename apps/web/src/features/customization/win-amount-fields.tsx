import { textLimits, winAmountRange } from '@spinreel/config-schema/limits/limits';
import { formatWinAmount } from '@spinreel/config-schema/languages/format-win-amount';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../ad-draft/select-language.ts';
import { TextField } from '../../ui/fields/text/text-field.tsx';
import { SizeField } from './size-field.tsx';
import { useCta } from './use-cta.ts';
import styles from './panel-fields.module.css';

/** The number that counts up at the win. It is not shown until a marketer enters one. */
export function WinAmountFields() {
  const { cta, changeCta } = useCta();
  const { winAmount, winAmountFrom, winCurrency: currency } = cta;
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const isDisabled = !cta.showWinningBadge || !cta.showWinningBadgeWhenPlaybackFinishes;
  const format = (amount: number) => formatWinAmount(amount, { currency, language });
  return (
    <div className={styles.switches}>
      <TextField
        field="cta.winAmount"
        label="Win amount"
        hint={describeAmount()}
        value={winAmount === 0 ? '' : String(winAmount)}
        placeholder="None"
        inputMode="numeric"
        disabled={isDisabled}
        onValueChange={(typed) => changeCta({ winAmount: readAmount(typed) })}
      />
      <div className={styles.pair}>
        <TextField
          field="cta.winAmountFrom"
          label="Count from"
          value={String(winAmountFrom)}
          inputMode="numeric"
          disabled={isDisabled || winAmount === 0}
          onValueChange={(typed) => changeCta({ winAmountFrom: readAmount(typed) })}
        />
        <TextField
          field="cta.winCurrency"
          label="Currency"
          value={currency}
          placeholder="€, $, coins"
          maxLength={textLimits.currency}
          disabled={isDisabled || winAmount === 0}
          onValueChange={(winCurrency) => changeCta({ winCurrency })}
        />
      </div>
      <SizeField size="winAmount" label="Win amount size" isDisabled={isDisabled || winAmount === 0} />
    </div>
  );

  function describeAmount(): string {
    if (isDisabled) return 'Shown only if the badge is shown when playback finishes';
    if (winAmount === 0)
      return 'A number that counts up with the badge. Enter one that players can really win';
    return `Counts up from ${format(winAmountFrom)} to ${format(winAmount)}`;
  }
}

/** Reads a whole number from typed text, also with thousands separators. Text without digits is 0. */
function readAmount(typed: string): number {
  return Math.min(Number(typed.replaceAll(/\D/g, '')), winAmountRange.max);
}
