import { graphql, usePreloadedQuery } from 'react-relay';
import type { DevelopersScreenQuery } from '../../__generated__/DevelopersScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { useOrigin } from '../../app/routing/page.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { Trail } from '../../features/core/Trail.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { product } from '../../ui/base/product.ts';
import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Blocks } from './Blocks.tsx';
import { Code } from './Code.tsx';
import styles from './DevelopersScreen.module.css';
import { MakeKey } from './MakeKey.tsx';
import { settings } from './section.ts';
import { sections } from './sections.ts';

const title = 'For developers';
const lead = `Everything that ${product.name} does, your programs can do too: by REST, GraphQL, sockets and webhooks.`;

/** /developers: the guide to the APIs. */
export default function DevelopersScreen({ queryRef }: ScreenProps<DevelopersScreenQuery>) {
  const query = usePreloadedQuery<DevelopersScreenQuery>(
    graphql`
      query DevelopersScreenQuery @preloadable {
        ...MakeKey_query
      }
    `,
    queryRef,
  );
  const origin = useOrigin();
  return (
    <Container>
      <PageMeta title={title} description={lead} canonical={paths.developers.to()} />
      <CanonicalAddress path={paths.developers.to()} />
      <PageHead
        above={<Trail trail={[{ label: 'Home', href: paths.home.to() }, { label: title }]} />}
        title={title}
        lead={lead}
      />
      <div className={styles.page}>
        <nav aria-label="On this page" className={styles.index}>
          <ul>
            {sections.map(({ id, title: ofSection }) => (
              <li key={id}>
                <Link href={`#${id}`}>{ofSection}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title: ofSection, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              <h2 id={`${id}-title`}>{ofSection}</h2>
              <Blocks
                blocks={blocks}
                keyAction={
                  <>
                    <MakeKey query={query} />
                    <p>The examples below are commands of a shell, and modules of Node.js. They use two values:</p>
                    <Code title="Set once, with your key" code={settings(origin, 'hh_…')} />
                  </>
                }
              />
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHead title={title} lead={lead} />
      <Loading>
        <SkeletonBlock shape="block" className={styles.loading} />
      </Loading>
    </Container>
  );
}
