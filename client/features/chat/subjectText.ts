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
        title
      }
    `,
    key,
  );

/** 'Waiter in Singapore', or the title of an offer; null if nothing is known. */
export const workText = (key: subjectText_subject$key): string | null => subjectOf(key).title ?? null;

/** Who asked or applied: 'You asked Daniel'. */
export function askedText(key: subjectText_subject$key, { counterpart, viewerIsAdmin }: SubjectNames): string {
  const { kind, isByViewer } = subjectOf(key);
  if (kind === 'INTRODUCTION') return viewerIsAdmin ? 'Introduction' : `You and ${counterpart} were introduced`;
  if (viewerIsAdmin) return kind === 'APPLICATION' ? 'Application' : 'Request';
  if (kind === 'APPLICATION') return isByViewer ? 'You applied' : `${isolated(counterpart)} applied`;
  return isByViewer ? `You asked ${counterpart}` : `${isolated(counterpart)} asks you`;
}

/** The line of a list for a chat without messages: 'You asked Daniel about Waiter in Singapore', 'Nadia asks you: Waiter in Singapore'. */
export function subjectLine(key: subjectText_subject$key, names: SubjectNames): string {
  const { kind, isByViewer, title } = subjectOf(key);
  const asked = askedText(key, names);
  if (title == null) return asked;
  return kind === 'REQUEST' && isByViewer ? `${asked} about ${title}` : `${asked}: ${title}`;
}
