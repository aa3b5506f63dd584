import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { listLanguages } from '@spinreel/variants/resolve/resolve-variant';
import { ChevronDown } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import { CheckList } from '../../ui/popover/check-list.tsx';
import { PopoverButton } from '../../ui/popover/popover-button.tsx';
import type { BoardChoice } from './state/use-build-board.ts';

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
    <div className="wrap gap-3">
      {variants.length > 1 && (
        <ChoiceButton
          title="Variants"
          options={variants.map((id) => ({ value: id, label: nameVariant(id) }))}
          chosen={choice.variantIds}
          onChoose={(variantIds) => onChoose({ ...choice, variantIds })}
        />
      )}
      {languages.length > 1 && (
        <ChoiceButton
          title="Languages"
          options={languages.map((value) => ({ value, label: languageFacts[value].englishName }))}
          chosen={choice.languages}
          onChoose={(chosen) => onChoose({ ...choice, languages: chosen })}
        />
      )}
    </div>
  );
}

interface ChoiceButtonProps<Value> {
  title: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: ReadonlySet<Value>;
  onChoose: (chosen: ReadonlySet<Value>) => void;
}

function ChoiceButton<Value extends string | null>(props: ChoiceButtonProps<Value>) {
  const { title, options, chosen, onChoose } = props;
  const count = chosen.size === options.length ? 'All' : `${chosen.size} of ${options.length}`;
  const toggle = (value: Value) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChoose(next);
  };
  return (
    <PopoverButton
      className={getButtonClass({ size: 'small' })}
      label={
        <>
          <span>{`${title}: ${count}`}</span>
          <ChevronDown />
        </>
      }
      title={title}
      actions={
        <>
          <Button size="small" onClick={() => onChoose(new Set(options.map(({ value }) => value)))}>
            Select all
          </Button>
          <Button size="small" onClick={() => onChoose(new Set())}>
            Select none
          </Button>
        </>
      }
    >
      <CheckList
        label={title}
        searchLabel={`Search ${title.toLowerCase()}`}
        options={options}
        isChecked={(value) => chosen.has(value)}
        onToggle={toggle}
      />
    </PopoverButton>
  );
}
