import { expect } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { guestEnd } from '../../server/domain/people/employer/guest.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { TestApp } from './app.ts';
import { askAs, mutateAs, readAs } from './graph.ts';

export const anonymous: Viewer = { kind: 'anonymous' };

export const as = (kind: 'admin' | 'employer' | 'jobSeeker', { id }: { id: number }): Viewer => ({
  kind,
  id,
  sessionId: id,
});

/** The default people of an introduction. */
type Pair = { employer: { id: number }; jobSeeker: { id: number } };

/** Creates and activates introductions in the fixtures that `here` returns. */
export function introductionSteps(here: () => { app: TestApp; admin: Viewer } & Pair) {
  const asGuest = ({ id }: { id: number }): Viewer => ({ kind: 'guest', id, until: guestEnd(here().app.clock.now) });

  /** The result of the only field. */
  async function ask(viewer: Viewer, source: string, variables: Record<string, unknown> = {}) {
    const { data, errors } = await askAs(here().app, viewer, source, variables);
    if (errors) throw errors[0];
    const [value] = Object.values(JSON.parse(JSON.stringify(data)));
    return value;
  }

  const introduce = (viewer: Viewer, input: Record<string, unknown> = {}, pair: Pair = here()) => {
    const employer = encodeGlobalId('Employer', pair.employer.id);
    const jobSeeker = encodeGlobalId('JobSeeker', pair.jobSeeker.id);
    const selected = `contactRequest { databaseId isPending isIntroduction name email description partTime } chat { databaseId }`;
    return mutateAs(here().app, viewer, 'introduceJobSeeker', { employer, jobSeeker, ...input }, selected);
  };

  const activate = (viewer: Viewer, id: number) => {
    const contactRequest = encodeGlobalId('ContactRequest', id);
    const selected = `contactRequest { isPending viewerCanActivate }
      chat { databaseId sharedHash jobSeekerSharedHash members { role } }`;
    return mutateAs(here().app, viewer, 'activateIntroduction', { contactRequest }, selected);
  };

  const pending = async (viewer: Viewer, filter: object = {}): Promise<number[]> => {
    const query = `query ($filter: PendingIntroductionFilter) {
      pendingIntroductions(filter: $filter, first: 100) { edges { node { databaseId viewerCanActivate } } } }`;
    const { edges } = (await readAs(here().app, viewer, query, { filter })).pendingIntroductions;
    return edges.map(({ node }: { node: { databaseId: number; viewerCanActivate: boolean } }) => {
      expect(node.viewerCanActivate).toBe(true);
      return node.databaseId;
    });
  };

  /** Creates a pending introduction of the two. Returns its record. */
  async function introduced(pair: Pair = here()) {
    await introduce(here().admin, {}, pair);
    return here().app.services.db.contactRequest.findFirstOrThrow({
      where: { employerId: pair.employer.id, jobSeekerId: pair.jobSeeker.id, activatedAt: null },
      include: { chat: true },
    });
  }

  const popularity = async () =>
    (await here().app.services.db.user.findUniqueOrThrow({ where: { id: here().jobSeeker.id } })).popularity;

  /** Everything that an introduction or its activation may change. */
  const state = async () => {
    const { app, employer, jobSeeker } = here();
    const { db } = app.services;
    const pair = { employerId: employer.id, jobSeekerId: jobSeeker.id };
    return {
      requests: await db.contactRequest.findMany({ where: pair, orderBy: { id: 'asc' } }),
      chat: await db.chat.findUnique({
        where: { employerId_jobSeekerId: pair },
        include: { participants: { orderBy: { userId: 'asc' } } },
      }),
      popularity: await popularity(),
    };
  };

  return { asGuest, ask, introduce, activate, pending, introduced, popularity, state };
}
