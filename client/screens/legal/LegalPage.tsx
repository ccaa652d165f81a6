import { CanonicalAddress } from '../../components/CanonicalAddress.tsx';
import { Trail } from '../../components/Trail.tsx';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../routing/PageMeta.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Markdown } from '../../ui/text/Markdown.tsx';

/** A text that binds both sides, under its own heading. */
export function LegalPage({
  title,
  lead,
  path,
  children,
}: {
  title: string;
  lead: string;
  /** Its address, from paths.ts. */
  path: string;
  /** Markdown. */
  children: string;
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
      <Markdown heading="h2">{children}</Markdown>
    </Container>
  );
}
