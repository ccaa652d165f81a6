import { graphql, usePreloadedQuery } from 'react-relay';
import type { ShortlistScreenQuery } from '../../__generated__/ShortlistScreenQuery.graphql.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { MemberScreen, memberFaces } from '../../features/core/memberScreen/memberFaces.tsx';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import styles from './Shortlist.module.css';
import { Shortlist } from './Shortlist.tsx';

const head = {
  title: 'Shortlist',
  lead: 'People you want to remember. Your notes are private.',
};

export const { Skeleton, Failed } = memberFaces(
  head,
  <Stack>
    {['one', 'two', 'three'].map((key) => (
      <SkeletonBlock key={key} shape="block" className={styles.placeholder} />
    ))}
  </Stack>,
);

/** /shortlist: the job seekers whom an employer remembers, with private notes. */
export default function ShortlistScreen({ queryRef }: ScreenProps<ShortlistScreenQuery>) {
  const { viewer } = usePreloadedQuery<ShortlistScreenQuery>(
    graphql`
      query ShortlistScreenQuery @preloadable {
        viewer {
          kind
          ...Shortlist_viewer
        }
      }
    `,
    queryRef,
  );
  requireEmployer(viewer.kind);
  return (
    <MemberScreen {...head}>
      <Shortlist viewer={viewer} />
    </MemberScreen>
  );
}
