import { __iconNode as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { __iconNode as IconPause } from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { __iconNode as IconPlay } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  Endorsements_query$data,
  Endorsements_query$key,
} from '../../__generated__/Endorsements_query.graphql.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { classNames } from '../../ui/base/classNames.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './Endorsements.module.css';

/** What admins have added about users and clients. A section without any is hidden. */
export function Endorsements({ query }: { query: Endorsements_query$key }) {
  const { endorsements } = useFragment(
    graphql`
      fragment Endorsements_query on Query {
        endorsements(first: 50) {
          edges {
            node {
              id
              kind
              name
              subTitle
              text
              imageUri
            }
          }
        }
      }
    `,
    query,
  );
  const all = endorsements.edges.map(({ node }) => node);
  const testimonials = all.filter(({ kind }) => kind === 'TESTIMONIAL');
  const clients = all.filter(({ kind }) => kind === 'CLIENT');
  return (
    <>
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      {clients.length > 0 && <Clients clients={clients} />}
    </>
  );
}

/** Quotes that advance automatically until the user interacts with them. */
function Testimonials({
  testimonials,
}: {
  testimonials: readonly Endorsements_query$data['endorsements']['edges'][0]['node'][];
}) {
  return (
    <Section title="What our users say" tone="sunken" late>
      <Carousel
        label="Testimonials"
        autoplay
        slides={testimonials.map(({ id, name, subTitle, text, imageUri }) => ({
          id,
          content: (
            <Quote name={name} line={subTitle} photoUri={imageUri ?? null}>
              {text}
            </Quote>
          ),
        }))}
      />
    </Section>
  );
}

/** Logos of employers (one at a time on phones, three from 768 px, five from 1440 px). */
function Clients({ clients }: { clients: readonly Endorsements_query$data['endorsements']['edges'][0]['node'][] }) {
  return (
    <Section title="Companies that hire by the hour" late>
      <Carousel
        label="Clients"
        many
        slides={clients.map(({ id, name, subTitle, imageUri }) => ({
          id,
          content: (
            <div className={styles.client}>
              <Photo src={imageUri} name={name} alt="" size={40} className={styles.logo} />
              <span>
                <strong dir="auto" className={styles.clientName}>
                  {name}
                </strong>
                <span dir="auto" className={styles.clientLine}>
                  {subTitle}
                </span>
              </span>
            </div>
          ),
        }))}
      />
    </Section>
  );
}

/** A quote about the product. */
function Quote({
  name,
  line,
  photoUri,
  children,
}: {
  name: string;
  /** 'Restaurant owner, Singapore' */
  line: string;
  photoUri: string | null;
  children: ReactNode;
}) {
  return (
    <figure className={styles.quote}>
      <blockquote dir="auto" className={styles.words}>
        {children}
      </blockquote>
      <figcaption className={styles.who}>
        <Avatar src={photoUri} name={name} size={44} />
        <span>
          <strong dir="auto">{name}</strong>
          <span className={styles.line}>{line}</span>
        </span>
      </figcaption>
    </figure>
  );
}

interface Slide {
  id: string;
  content: ReactNode;
}

const interval = 5000;

/**
 * A row of snapping slides: one on phones, three from 768 px, and with `many` five from 1440 px. Can be scrolled by
 * touch, keyboard and without JavaScript. With `autoplay` it advances by itself until it is paused, hovered or focused,
 * and never with reduced motion.
 */
function Carousel({
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
