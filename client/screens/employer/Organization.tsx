import { graphql, useFragment } from 'react-relay';
import type { Organization_page$key } from '../../__generated__/Organization_page.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useOrigin } from '../../app/routing/page.ts';
import { StructuredData } from '../../app/routing/StructuredData.tsx';

/** The company as structured data (schema.org/Organization). */
export function Organization({ page: key, id }: { page: Organization_page$key; id: number }) {
  const origin = useOrigin();
  const { employerName, companyName, summary, logoUri } = useFragment(
    graphql`
      fragment Organization_page on CompanyPage {
        employerName
        companyName
        summary
        logoUri
      }
    `,
    key,
  );
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name: companyName ?? employerName,
        url: origin + paths.employer.to({ id }),
        ...(summary && { description: summary }),
        ...(logoUri && { logo: new URL(logoUri, origin).href }),
      }}
    />
  );
}
