import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './screen-tabs.module.css';

interface ScreenTabsProps<Value extends string> {
  label: string;
  tabs: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The chosen tab's panel. */
  children: ReactNode;
}

/** Tabs over one panel; arrow keys move between them. */
export function ScreenTabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: ScreenTabsProps<Value>) {
  return (
    <Tabs.Root value={value} onValueChange={(next: Value) => onChange(next)} className={styles.root}>
      <Tabs.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value} tabIndex={-1} className={styles.panel}>
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
