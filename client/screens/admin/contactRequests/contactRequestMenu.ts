import { graphql, readInlineData } from 'react-relay';
import type { contactRequestMenu_contactRequest$key } from '../../../__generated__/contactRequestMenu_contactRequest.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { RowAction } from '../../../ui/table/RowMenu.tsx';

/** The request itself, and the pages of the employer and the job seeker. */
export function contactRequestMenu(key: contactRequestMenu_contactRequest$key): RowAction[] {
  const { databaseId, employer, jobSeeker } = readInlineData(
    graphql`
      fragment contactRequestMenu_contactRequest on ContactRequest @inline {
        databaseId
        employer {
          databaseId
          deletedAt
        }
        jobSeeker {
          databaseId
          deletedAt
        }
      }
    `,
    key,
  );
  const supportChat = (userId: number) => ({ href: paths.adminSupportChat.to({ userId }), newTab: true });
  const actions: RowAction[] = [
    { id: 'display', label: 'Display', href: paths.adminContactRequest.to({ id: databaseId }) },
  ];
  if (employer && !employer.deletedAt) {
    actions.push({ id: 'employer', label: 'Support chat with employer', ...supportChat(employer.databaseId) });
  }
  if (jobSeeker && !jobSeeker.deletedAt) {
    actions.push({ id: 'candidate', label: 'Support chat with job seeker', ...supportChat(jobSeeker.databaseId) });
    actions.push({
      id: 'profile',
      label: 'Profile of the job seeker',
      href: paths.adminJobSeeker.to({ id: jobSeeker.databaseId }),
    });
  }
  if (employer) {
    const ofEmployer = { employerId: employer.databaseId };
    actions.push({
      id: 'requests',
      label: 'All requests of the employer',
      href: paths.adminEmployerContactRequests.to(ofEmployer),
    });
    actions.push({
      id: 'subscriptions',
      label: 'Subscriptions of the employer',
      href: paths.adminEmployerSubscriptions.to(ofEmployer),
    });
  }
  return actions;
}
