import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  Endorsements_query$data,
  Endorsements_query$key,
} from '../../__generated__/Endorsements_query.graphql.ts';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Carousel } from '../../ui/display/Carousel.tsx';
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
