import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useOfficeSearchQuery,
  useOfficeSearchQuery$data,
} from '../../../__generated__/useOfficeSearchQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useDebounced } from '../../../features/core/useDebounced.ts';
import type { PaletteGroup } from './groups.ts';

/** Shorter than in fields that search while a person still reads: the palette is there to be quick. */
const wait = 200;

const none: PaletteGroup[] = [];

/** The records that the typed text finds. */
export function useOfficeSearch(typed: string) {
  const environment = useRelayEnvironment();
  const wanted = typed.trim();
  const q = useDebounced(wanted, wait);
  const [found, setFound] = useState<{ q: string; groups: PaletteGroup[] | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (q === '') return;
    const asked = fetchQuery<useOfficeSearchQuery>(
      environment,
      graphql`
        query useOfficeSearchQuery($q: String!) {
          officeSearch(q: $q) {
            jobSeekers {
              databaseId
              name
              email
            }
            employers {
              databaseId
              name
              company
              email
            }
            jobOffers {
              databaseId
              job {
                name
              }
              city {
                name
              }
            }
            contactRequests {
              databaseId
              employerName
              jobSeekerName
            }
          }
        }
      `,
      { q },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ officeSearch }) => setFound({ q, groups: groupsOf(officeSearch) }),
      error: () => setFound({ q, groups: null }),
    });
    return () => asked.unsubscribe();
  }, [environment, q, attempt]);
  const isCurrent = found !== null && found.q === wanted;
  return {
    groups: wanted === '' ? none : (found?.groups ?? none),
    searching: wanted !== '' && !isCurrent,
    failed: wanted !== '' && isCurrent && found.groups === null,
    retry: () => {
      setFound(null);
      setAttempt(attempt + 1);
    },
  };
}

const noteOf = (id: number, ...parts: (string | null | undefined)[]): string =>
  [`#${id}`, ...parts.filter(Boolean)].join(' · ');

function groupsOf(found: useOfficeSearchQuery$data['officeSearch']): PaletteGroup[] {
  return [
    {
      label: 'Job seekers',
      items: found.jobSeekers.map(({ databaseId: id, name, email }) => ({
        href: paths.adminJobSeeker.to({ id }),
        label: name,
        note: noteOf(id, email),
      })),
    },
    {
      label: 'Employers',
      items: found.employers.map(({ databaseId: id, name, company, email }) => ({
        href: paths.adminEmployerContactRequests.to({ employerId: id }),
        label: name,
        note: noteOf(id, company, email),
      })),
    },
    {
      label: 'Job offers',
      items: found.jobOffers.map(({ databaseId: id, job, city }) => ({
        href: paths.adminJobOffer.to({ id }),
        label: `${job.name} in ${city.name}`,
        note: noteOf(id),
      })),
    },
    {
      label: 'Contact requests',
      items: found.contactRequests.map(({ databaseId: id, employerName, jobSeekerName }) => ({
        href: paths.adminContactRequest.to({ id }),
        label: `${employerName} to ${jobSeekerName}`,
        note: noteOf(id),
      })),
    },
  ];
}
