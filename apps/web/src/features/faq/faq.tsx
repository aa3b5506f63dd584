import { siteFacts } from '@spinreel/config-schema/site/site-facts';
import { Plus } from 'lucide-react';
import { useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { joinClassNames } from '../../ui/actions/join-class-names.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { faqItems } from './faq-items.ts';
import styles from './faq.module.css';

/** Questions and answers, one open at a time or none. Arrow keys move between questions and wrap around. */
export function Faq() {
  const id = useId();
  const [openIndex, setOpenIndex] = useState<number | null>(0);
  const listRef = useRef<HTMLDivElement>(null);

  const goBetween = (event: KeyboardEvent, index: number) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (index + by + faqItems.length) % faqItems.length;
    listRef.current?.querySelectorAll<HTMLElement>('h3 > button')[next]?.focus();
  };

  const style = { '--panel-max-height': `${siteFacts.faqPanelMaxHeightPx}px` } as CSSProperties;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.heading}>
        <SectionHeading
          id={`${id}-title`}
          kicker="FAQ"
          title="Frequently asked questions"
          lead="Files, formats, ad networks, and who sees what you upload."
        />
      </div>
      <div ref={listRef} className={styles.list} style={style}>
        {faqItems.map(({ question, answer }, index) => {
          const isOpen = index === openIndex;
          return (
            <div key={question} className={joinClassNames(styles.item, isOpen && styles.open)}>
              <h3>
                <button
                  type="button"
                  id={`${id}-${index}`}
                  aria-expanded={isOpen}
                  aria-controls={`${id}-${index}-answer`}
                  className={styles.question}
                  onClick={() => setOpenIndex(isOpen ? null : index)}
                  onKeyDown={(event) => goBetween(event, index)}
                >
                  {question}
                  <Plus />
                </button>
              </h3>
              <div
                id={`${id}-${index}-answer`}
                role="region"
                aria-labelledby={`${id}-${index}`}
                className={styles.panel}
              >
                <p className={styles.answer}>{answer}</p>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
