import { graphql, useFragment } from 'react-relay';
import type { ContactRequestDetails_contactRequest$key } from '../../../__generated__/ContactRequestDetails_contactRequest.graphql.ts';
import { yesNo } from '../../../features/core/record/useVersionedForm.tsx';
import { IntroduceButton } from '../../../features/hiring/introduction/IntroduceButton.tsx';
import { Badge, Badges } from '../../../ui/display/Badge.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './ContactRequestDetails.module.css';

/** What the employer gave with a contact request. */
export function ContactRequestDetails({
  contactRequest: key,
}: {
  contactRequest: ContactRequestDetails_contactRequest$key;
}) {
  const contactRequest = useFragment(
    graphql`
      fragment ContactRequestDetails_contactRequest on ContactRequest {
        name
        whatsApp
        email
        company
        description
        partTime
        fullTime
        employerName
        employer {
          id
          databaseId
          deletedAt
        }
        jobSeeker {
          job {
            name
          }
        }
      }
    `,
    key,
  );
  const { name, whatsApp, email, company, description, partTime, fullTime, jobSeeker, employer, employerName } =
    contactRequest;
  const facts = [
    { label: 'Name', value: name },
    { label: 'WhatsApp', value: whatsApp && <a href={`https://wa.me/${whatsApp.replace(/\D/g, '')}`}>{whatsApp}</a> },
    { label: 'Email', value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: 'Company', value: company },
    { label: 'Part-time', value: yesNo(partTime) },
    { label: 'Full-time', value: yesNo(fullTime) },
    { label: 'Job', value: jobSeeker?.job?.name },
  ];
  return (
    <Stack>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Text look="caption">Additional info</Text>
        <p dir="auto" className={styles.description}>
          {description || '–'}
        </p>
      </div>
      {employer && !employer.deletedAt && (
        <div>
          <IntroduceButton
            small
            look="secondary"
            initial={{ employer: { value: employer.id, label: `${employerName} · #${employer.databaseId}` } }}
            context={`to ${employerName}`}
          >
            Introduce a job seeker
          </IntroduceButton>
        </div>
      )}
    </Stack>
  );
}

/** What work a request offers. Renders nothing if neither. */
export function WorkBadges({ partTime, fullTime }: { partTime: boolean; fullTime: boolean }) {
  if (!partTime && !fullTime) return null;
  return (
    <Badges>
      {partTime && <Badge>Part-Time</Badge>}
      {fullTime && <Badge>Full-Time</Badge>}
    </Badges>
  );
}
