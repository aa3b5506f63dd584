import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './screen-tabs.module.css';

interface ScreenTabsProps<Value extends string> {
  label: string;
  tabs: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Further controls in the row of tabs. */
  tools?: ReactNode;
  /** Lets the panel fill the remaining height. */
  isFilling?: boolean;
  /** The selected tab's panel. */
  children: ReactNode;
}

/** Tabs with one panel. Arrow keys move between them. */
export function ScreenTabs<Value extends string>(props: ScreenTabsProps<Value>) {
  const { label, tabs, value, onChange, tools, isFilling = false, children } = props;
  const list = (
    <Tabs.List aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <Tabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
          {tab.label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
  return (
    <Tabs.Root
      value={value}
      onValueChange={(next: Value) => onChange(next)}
      data-filling={isFilling || undefined}
      className={styles.root}
    >
      {tools === undefined ? (
        list
      ) : (
        <div className={styles.bar}>
          {list}
          {tools}
        </div>
      )}
      <Tabs.Panel value={value} tabIndex={-1} className={styles.panel}>
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
