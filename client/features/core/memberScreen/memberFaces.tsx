import type { ReactNode } from 'react';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import type { FailedProps } from '../../../app/routing/route.ts';
import { Loading } from '../../../ui/display/Skeleton.tsx';
import { FailedState, OfflineState } from '../../../ui/display/States.tsx';
import { Container } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';

interface Head {
  title: string;
  lead: string;
}

/** A page of a signed-in user: the heading, a lead and the content. */
export function MemberScreen({ title, lead, action, children }: Head & { action?: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead title={title} lead={lead} action={action} />
      {children}
    </Container>
  );
}

/** The two faces of such a page without its data: `export const { Skeleton, Failed } = memberFaces(…)`. */
export function memberFaces({ title, lead }: Head, skeleton: ReactNode) {
  function Skeleton() {
    return (
      <Container>
        <PageHead title={title} lead={lead} />
        <Loading label={`Loading: ${title}`}>{skeleton}</Loading>
      </Container>
    );
  }

  function Failed({ isOffline, onRetry, retrying }: FailedProps) {
    return (
      <MemberScreen title={title} lead={lead}>
        {isOffline ? (
          <OfflineState onRetry={onRetry} />
        ) : (
          <FailedState title={`${title} could not be loaded`} onRetry={onRetry} retrying={retrying} />
        )}
      </MemberScreen>
    );
  }

  return { Skeleton, Failed };
}
