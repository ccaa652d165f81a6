import type { Endorsements_query$data } from '../../__generated__/Endorsements_query.graphql.ts';
import { Carousel } from '../../ui/display/Carousel.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './HomeScreen.module.css';

/** Logos of employers (one at a time on phones, three from 768 px, five from 1440 px). */
export function Clients({
  clients,
}: {
  clients: readonly Endorsements_query$data['endorsements']['edges'][0]['node'][];
}) {
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
