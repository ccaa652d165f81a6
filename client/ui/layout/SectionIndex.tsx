import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../base/Link.tsx';
import styles from './SectionIndex.module.css';

/** Where the eye is: in the upper part of the window. */
const readingLine = 160;

/**
 * The section that is being read: the last one that begins above the reading line. Near the end of the page the line moves
 * down to the window's lower edge, because the last sections can never reach its top.
 * @param below how far the page can still be scrolled; `height` is the window's
 */
export function currentSection(
  sections: readonly { anchor: string; top: number }[],
  { below, height }: { below: number; height: number },
): string | null {
  const line = Math.max(readingLine, height - Math.max(below, 0));
  const passed = sections.filter(({ top }) => top <= line);
  return (passed.at(-1) ?? sections[0])?.anchor ?? null;
}

export interface IndexedSection {
  /** The id of the section's element, such as the anchor of a CardSection. */
  readonly anchor: string;
  readonly title: string;
}

/**
 * A long page of sections with small titles. On wide screens an index at the side follows the scroll; phones have no room
 * for it. The links lead to the sections without JavaScript too.
 */
export function SectionIndex({ sections, children }: { sections: readonly IndexedSection[]; children: ReactNode }) {
  const current = useCurrentSection(sections);
  return (
    <div className={styles.page}>
      <nav aria-label="On this page" className={styles.index}>
        <ul>
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <Link href={`#${anchor}`} aria-current={anchor === current ? 'location' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>{children}</div>
    </div>
  );
}

/** The anchor of the section that is being read; null before hydration. */
function useCurrentSection(sections: readonly IndexedSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const anchors = sections.map(({ anchor }) => anchor).join(' ');
  useEffect(() => {
    // The section that a link led to, until the page is scrolled away from it.
    let chosen: { anchor: string; top: number } | null = null;
    function follow() {
      if (chosen && Math.abs(window.scrollY - chosen.top) > 1) chosen = null;
      if (chosen) return;
      const parts = anchors.split(' ').map((anchor) => {
        const top = document.getElementById(anchor)?.getBoundingClientRect().top;
        return { anchor, top: top ?? Number.POSITIVE_INFINITY };
      });
      const { scrollHeight, clientHeight } = document.documentElement;
      setCurrent(currentSection(parts, { below: scrollHeight - clientHeight - window.scrollY, height: clientHeight }));
    }
    function choose({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || !anchors.split(' ').includes(target.id)) return;
      chosen = { anchor: target.id, top: window.scrollY };
      setCurrent(target.id);
    }
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow, { passive: true });
    document.addEventListener('focusin', choose);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      document.removeEventListener('focusin', choose);
    };
  }, [anchors]);
  return current;
}
