import { graphql, readInlineData } from 'react-relay';
import type { subjectText_subject$key } from '../../__generated__/subjectText_subject.graphql.ts';
import { isolated } from '../../ui/text/isolated.ts';

/** Of an application and of an introduction there is no employer who asks. */
export interface SubjectNames {
  /** The first name of the person on the other side. */
  counterpart: string;
  /** Whether the viewer is an admin, who takes part without a side. */
  viewerIsAdmin: boolean;
}

const subjectOf = (key: subjectText_subject$key) =>
  readInlineData(
    graphql`
      fragment subjectText_subject on ChatSubject @inline {
        kind
        isByViewer
        job {
          name
        }
        city {
          name
        }
      }
    `,
    key,
  );

/** 'Waiter in Singapore'; null if neither is known. */
export function workText(key: subjectText_subject$key): string | null {
  const { job, city } = subjectOf(key);
  return [job?.name, city?.name].filter(Boolean).join(' in ') || null;
}

/** Who asked or applied: 'You asked Daniel'. */
export function askedText(key: subjectText_subject$key, { counterpart, viewerIsAdmin }: SubjectNames): string {
  const { kind, isByViewer } = subjectOf(key);
  if (kind === 'INTRODUCTION') return viewerIsAdmin ? 'Introduction' : `You and ${counterpart} were introduced`;
  if (viewerIsAdmin) return kind === 'APPLICATION' ? 'Application' : 'Request';
  if (kind === 'APPLICATION') return isByViewer ? 'You applied' : `${isolated(counterpart)} applied`;
  return isByViewer ? `You asked ${counterpart}` : `${isolated(counterpart)} asks you`;
}

/** The line of a list for a chat without messages: 'You asked Daniel about Waiter in Singapore', 'Nadia asks you: Waiter, Singapore'. */
export function subjectLine(key: subjectText_subject$key, names: SubjectNames): string {
  const { kind, isByViewer, job, city } = subjectOf(key);
  const asked = askedText(key, names);
  const work = workText(key);
  if (work === null) return asked;
  if (kind === 'REQUEST' && isByViewer) return `${asked} about ${work}`;
  return `${asked}: ${[job?.name, city?.name].filter(Boolean).join(', ')}`;
}
