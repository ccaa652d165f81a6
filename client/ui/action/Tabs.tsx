import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs according to the ARIA pattern: one tab stop, and arrow keys between tabs. The first tab is selected initially.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const prefix = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, index: number) {
    const target = steps[event.key]?.(index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    setChosen(tab.id);
    const button = list.current?.children[target];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} ref={list} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}-tab`}
            aria-controls={`${prefix}${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}${tab.id}`}
          aria-labelledby={`${prefix}${tab.id}-tab`}
          hidden={tab.id !== chosen}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
