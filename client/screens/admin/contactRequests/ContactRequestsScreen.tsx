import { graphql, usePreloadedQuery } from 'react-relay';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../../routing/route.ts';
import { Loading } from '../../../ui/display/Loading.tsx';
import { OfficeHead } from '../../../ui/layout/BackOffice.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import type { ContactRequestsScreenQuery } from './__generated__/ContactRequestsScreenQuery.graphql.ts';
import { ContactRequestFilters } from './ContactRequestFilters.tsx';
import { ContactRequestTable } from './ContactRequestTable.tsx';

/** /admin/contact_requests: every contact request, the newest first (spec 001 §2). */
export default function ContactRequestsScreen({ queryRef }: ScreenProps<ContactRequestsScreenQuery>) {
  const query = usePreloadedQuery<ContactRequestsScreenQuery>(
    graphql`
      query ContactRequestsScreenQuery($filter: ContactRequestFilter) @preloadable {
        ...ContactRequestFilters_query
        ...ContactRequestTable_query @arguments(filter: $filter)
      }
    `,
    queryRef,
  );
  return (
    <AdminFrame>
      <PageMeta title="Contact requests" />
      <OfficeHead title="Contact requests" />
      <ContactRequestFilters query={query} />
      <ContactRequestTable query={query} />
    </AdminFrame>
  );
}

export function Skeleton() {
  return (
    <AdminFrame>
      <OfficeHead title="Contact requests" />
      <Loading>
        <TableSkeleton rows={12} />
      </Loading>
    </AdminFrame>
  );
}
