import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { scrollIntoView } from '../../../lib/page/scroll-into-view.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './suggestion-field.module.css';

/** A text that a `SuggestionField` offers. */
export interface Suggestion {
  readonly text: string;
  /** Shown after the text, such as its meaning. */
  readonly note?: string;
}

interface SuggestionFieldProps extends FieldFrameProps {
  label: string;
  /** The language of the text, as a BCP 47 tag. */
  lang: string;
  placeholder?: string;
  disabled?: boolean;
  /** Returns the texts to offer. `typed` is empty until somebody types. */
  findSuggestions: (typed: string) => readonly Suggestion[];
  /** `completesTyping`: whether it is a suggestion for what was typed. */
  onValueChange: (value: string, change: { completesTyping: boolean }) => void;
}

/**
 * One line of free text that suggests texts: when it is clicked or reached with the Tab key, and while somebody types.
 * A focus by the program opens nothing, so the list does not cover the page when a field is only shown.
 *
 * An editable combobox with a listbox (WAI-ARIA). The list is next to the input in the page, so that screen readers of
 * phones reach it by swiping. Base UI's list is not, and therefore hides the rest of the page from them.
 */
export function SuggestionField(props: SuggestionFieldProps) {
  const { label, value, lang, placeholder, disabled } = props;
  const { suggestions, isOpen, activeIndex, choose, inputHandlers } = useSuggestions(props);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) scrollIntoView(listRef.current);
  }, [isOpen]);
  useEffect(() => {
    if (activeIndex !== null) scrollIntoView(listRef.current?.children[activeIndex] ?? null);
  }, [activeIndex]);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className="anchor">
          <input
            type="text"
            dir="auto"
            {...control}
            {...inputHandlers}
            value={value}
            lang={lang}
            placeholder={placeholder}
            disabled={disabled}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={activeIndex === null ? undefined : optionId(activeIndex)}
          />
          {isOpen && (
            <div
              ref={listRef}
              id={listId}
              role="listbox"
              tabIndex={-1}
              aria-label={`Suggestions: ${label}`}
              className={styles.list}
              // The focus stays in the input.
              onMouseDown={(event) => event.preventDefault()}
            >
              {suggestions.map((suggestion, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
                <div
                  key={suggestion.text}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === activeIndex}
                  className={styles.option}
                  onClick={() => choose(suggestion)}
                >
                  <bdi lang={lang}>{suggestion.text}</bdi>
                  {suggestion.note !== undefined && <span className="small-faint">{suggestion.note}</span>}
                </div>
              ))}
            </div>
          )}
          <VisuallyHidden isLive>{isOpen && writeCount(suggestions.length, 'suggestion')}</VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  );
}

/** The state of the list, and what opens, moves through and closes it. */
function useSuggestions({ value, findSuggestions, onValueChange }: SuggestionFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  // The field's text does not filter the list before somebody types, or a field with a text would offer only that.
  const [typed, setTyped] = useState('');
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const suggestions = findSuggestions(typed);
  const isOpen = isWanted && suggestions.some(({ text }) => text !== value);

  const show = (nextTyped: string, nextIndex: number | null = null) => {
    setTyped(nextTyped);
    setActiveIndex(nextIndex);
    setIsWanted(true);
  };
  const close = () => {
    setActiveIndex(null);
    setIsWanted(false);
  };
  const choose = ({ text }: Suggestion) => {
    onValueChange(text, { completesTyping: typed !== '' });
    setTyped('');
    close();
  };
  const move = (step: 1 | -1) => {
    const { length } = isOpen ? suggestions : findSuggestions('');
    const from = (isOpen ? activeIndex : null) ?? (step === 1 ? -1 : length);
    show(isOpen ? typed : '', (from + step + length) % length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const active = activeIndex === null ? undefined : suggestions[activeIndex];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen) {
      if (active === undefined) close();
      else choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      close();
      // The key closes only the list, not a dialog around it.
      event.stopPropagation();
    } else {
      return;
    }
    event.preventDefault();
  };
  return {
    suggestions,
    isOpen,
    activeIndex: isOpen ? activeIndex : null,
    choose,
    inputHandlers: {
      onKeyDown,
      onKeyUp: ({ key }: KeyboardEvent) => {
        if (key === 'Tab') show('');
      },
      onClick: () => {
        if (!isOpen) show('');
      },
      onBlur: () => {
        // The list can make the page scroll. If it closed while another control is pressed, that control would move away from
        // the pointer and not be clicked.
        const isPressing = document.querySelector(':active') !== null;
        if (isPressing) window.addEventListener('pointerup', () => setTimeout(close), { once: true });
        else close();
      },
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        onValueChange(currentTarget.value, { completesTyping: false });
        show(currentTarget.value);
      },
    },
  };
}
