import { __iconNode as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { __iconNode as IconPause } from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { __iconNode as IconPlay } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import styles from './Carousel.module.css';

export interface Slide {
  id: string;
  content: ReactNode;
}

const interval = 5000;

/**
 * A row of snapping slides: one on phones, three from 768 px, and with `many` five from 1440 px. Can be scrolled by
 * touch, keyboard and without JavaScript. With `autoplay` it advances by itself until it is paused, hovered or focused,
 * and never with reduced motion.
 */
export function Carousel({
  label,
  slides,
  many = false,
  autoplay = false,
}: {
  label: string;
  slides: Slide[];
  many?: boolean;
  autoplay?: boolean;
}) {
  const row = useRef<HTMLUListElement>(null);
  const [playing, setPlaying] = useState(autoplay);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const held = isPointedAt || hasFocus;

  useEffect(() => {
    if (!playing || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => move(row.current, 1), interval);
    return () => clearInterval(timer);
  }, [playing, held]);

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul ref={row} tabIndex={0} aria-label={label} className={classNames(styles.row, many && styles.many)}>
        {slides.map((slide) => (
          <li key={slide.id} className={styles.slide}>
            {slide.content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {autoplay && (
          <IconButton label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
            <Icon of={playing ? IconPause : IconPlay} />
          </IconButton>
        )}
        <IconButton label="Previous" onClick={() => move(row.current, -1)}>
          <Icon of={IconChevronLeft} />
        </IconButton>
        <IconButton label="Next" onClick={() => move(row.current, 1)}>
          <Icon of={IconChevronRight} />
        </IconButton>
      </div>
    </section>
  );
}

/** Moves by one slide, from the last to the first and vice versa. */
function move(row: HTMLElement | null, step: 1 | -1): void {
  const slide = row?.firstElementChild;
  if (!row || !slide) return;
  const end = row.scrollWidth - row.clientWidth;
  const target = row.scrollLeft + step * slide.getBoundingClientRect().width;
  const wraps = step === 1 ? row.scrollLeft >= end - 1 : row.scrollLeft <= 1;
  const left = wraps ? (step === 1 ? 0 : end) : target;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
}
