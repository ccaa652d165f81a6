import { graphql, usePreloadedQuery } from 'react-relay';
import type { CompareScreenQuery } from '../../__generated__/CompareScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { MemberScreen, memberFaces } from '../../features/core/memberScreen/memberFaces.tsx';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import styles from './Comparison.module.css';
import { Comparison } from './Comparison.tsx';

const head = { title: 'Compare', lead: 'Up to four job seekers side by side.' };

export const { Skeleton, Failed } = memberFaces(head, <SkeletonBlock shape="block" className={styles.placeholder} />);

/** /compare?ids=7,12: job seekers side by side, for employers. */
export default function CompareScreen({ queryRef }: ScreenProps<CompareScreenQuery>) {
  const { viewer } = usePreloadedQuery<CompareScreenQuery>(
    graphql`
      query CompareScreenQuery($ids: [Int!]!) @preloadable {
        viewer {
          kind
          ...Comparison_viewer
          comparedJobSeekers(databaseIds: $ids) {
            id
            ...Comparison_jobSeekers
          }
        }
      }
    `,
    queryRef,
  );
  requireEmployer(viewer.kind);
  const compared = viewer.comparedJobSeekers ?? [];
  const back = (
    <ButtonLink look="secondary" size="small" href={paths.shortlist.to()}>
      Back to the shortlist
    </ButtonLink>
  );
  return (
    <MemberScreen {...head} action={compared.length > 0 && back}>
      {compared.length === 0 ? (
        <EmptyState
          title="There is no one to compare"
          action={<ButtonLink href={paths.shortlist.to()}>Open the shortlist</ButtonLink>}
        >
          Choose up to four people on your shortlist. Profiles that are not public now are left out.
        </EmptyState>
      ) : (
        <Comparison jobSeekers={compared} viewer={viewer} />
      )}
    </MemberScreen>
  );
}
