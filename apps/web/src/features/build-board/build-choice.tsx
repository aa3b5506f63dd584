import { Popover } from '@base-ui/react/popover';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { listLanguages } from '@spinreel/variants/resolve/variant-key';
import { ChevronDown } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import type { BoardChoice } from './state/use-build-board.ts';
import styles from './build-choice.module.css';

interface BuildChoiceProps {
  choice: BoardChoice;
  nameVariant: (variantId: string | null) => string;
  onChoose: (choice: BoardChoice) => void;
}

/** Chooses the variants and the languages whose files are built. */
export function BuildChoice({ choice, nameVariant, onChoose }: BuildChoiceProps) {
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const variants = [null, ...(ad.variants ?? []).map(({ id }) => id)];
  const languages = listLanguages(ad);
  return (
    <div className={styles.choices}>
      {variants.length > 1 && (
        <CheckList
          title="Variants"
          options={variants.map((id) => ({ value: id, label: nameVariant(id) }))}
          chosen={choice.variantIds}
          onChoose={(variantIds) => onChoose({ ...choice, variantIds })}
        />
      )}
      {languages.length > 1 && (
        <CheckList
          title="Languages"
          options={languages.map((value) => ({ value, label: languageFacts[value].englishName }))}
          chosen={choice.languages}
          onChoose={(chosen) => onChoose({ ...choice, languages: chosen })}
        />
      )}
    </div>
  );
}

interface CheckListProps<Value> {
  title: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: ReadonlySet<Value>;
  onChoose: (chosen: ReadonlySet<Value>) => void;
}

function CheckList<Value extends string | null>({ title, options, chosen, onChoose }: CheckListProps<Value>) {
  const count = chosen.size === options.length ? 'All' : `${chosen.size} of ${options.length}`;
  const toggle = (value: Value) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChoose(next);
  };
  return (
    <Popover.Root>
      <Popover.Trigger className={getButtonClass({ size: 'small' })}>
        <span>{`${title}: ${count}`}</span>
        <ChevronDown aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="start" className={styles.positioner}>
          <Popover.Popup className={styles.popup}>
            <div className={styles.head}>
              <Popover.Title className={styles.title}>{title}</Popover.Title>
              <Button size="small" onClick={() => onChoose(new Set(options.map(({ value }) => value)))}>
                Select all
              </Button>
              <Button size="small" onClick={() => onChoose(new Set())}>
                Select none
              </Button>
            </div>
            {options.map(({ value, label }) => (
              <label key={value} className={styles.option}>
                <input type="checkbox" checked={chosen.has(value)} onChange={() => toggle(value)} />
                <span>{label}</span>
              </label>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
