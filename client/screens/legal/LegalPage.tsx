import type { ReactNode } from 'react';
import { termsVersion } from '../../../server/domain/accounts/terms/terms.input.ts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { Trail } from '../../features/core/Trail.tsx';
import { Container } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Prose } from '../../ui/layout/Text.tsx';
import styles from './LegalPage.module.css';

/** A legal text with its heading. A change of a text needs a new `termsVersion`, which people are then asked to accept. */
export function LegalPage({
  title,
  lead,
  path,
  children,
}: {
  title: string;
  lead: string;
  /** The page's URL, from paths.ts. */
  path: string;
  /** Headings (`h2`), paragraphs and lists. */
  children: ReactNode;
}) {
  return (
    <Container narrow>
      <PageMeta title={title} description={lead} canonical={path} />
      <CanonicalAddress path={path} />
      <PageHead
        above={<Trail trail={[{ label: 'Home', href: paths.home.to() }, { label: title }]} />}
        title={title}
        lead={lead}
      />
      <Prose className={styles.text}>
        {children}
        <p>Version of {formatDay(termsVersion)}.</p>
      </Prose>
    </Container>
  );
}
