import { graphql, usePreloadedQuery } from 'react-relay';
import { IntroduceButton } from '../../../components/introduction/IntroduceButton.tsx';
import { paths } from '../../../paths.ts';
import { forbidden, signInFirst } from '../../../routing/Outcome.ts';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../../routing/route.ts';
import { Loading } from '../../../ui/display/Loading.tsx';
import { OfficeHead } from '../../../ui/layout/BackOffice.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import type { IntroductionsScreenQuery } from './__generated__/IntroductionsScreenQuery.graphql.ts';
import { IntroductionTable } from './IntroductionTable.tsx';

/** /admin/introductions: what waits to be taken up, the newest first. */
export default function IntroductionsScreen({ queryRef }: ScreenProps<IntroductionsScreenQuery>) {
  const query = usePreloadedQuery<IntroductionsScreenQuery>(
    graphql`
      query IntroductionsScreenQuery @preloadable {
        viewer {
          kind
          canReadBackOffice
        }
        ...IntroductionTable_query
      }
    `,
    queryRef,
  );
  if (query.viewer.kind === 'ANONYMOUS') throw signInFirst(paths.adminIntroductions.to());
  // The list is each one's own; this page is the back office's.
  if (!query.viewer.canReadBackOffice) throw forbidden();
  return (
    <AdminFrame>
      <PageMeta title="Introductions" />
      <OfficeHead title="Introductions" action={<IntroduceButton />} />
      <IntroductionTable query={query} />
    </AdminFrame>
  );
}

export function Skeleton() {
  return (
    <AdminFrame>
      <OfficeHead title="Introductions" />
      <Loading>
        <TableSkeleton rows={8} />
      </Loading>
    </AdminFrame>
  );
}
