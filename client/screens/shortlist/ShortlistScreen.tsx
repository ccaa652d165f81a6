import { graphql, usePreloadedQuery } from 'react-relay';
import type { ShortlistScreenQuery } from '../../__generated__/ShortlistScreenQuery.graphql.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { PeoplePage, peopleFaces } from '../../features/people/PeoplePage.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './Shortlist.module.css';
import { Shortlist } from './Shortlist.tsx';

export const { Skeleton, Failed } = peopleFaces(
  'shortlist',
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
    <PeoplePage tab="shortlist">
      <Text look="soft">Your notes are private.</Text>
      <Shortlist viewer={viewer} />
    </PeoplePage>
  );
}
