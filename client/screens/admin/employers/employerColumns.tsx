import { graphql, readInlineData } from 'react-relay';
import type { employerColumns_employer$key } from '../../../__generated__/employerColumns_employer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Badge, PremiumMark, VerifiedMark } from '../../../ui/display/Badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { LastMessage, UnreadDot } from '../lastMessage/LastMessage.tsx';
import { verifiedWithDates } from '../people/verifiedWithDates.ts';

const read = (key: employerColumns_employer$key) =>
  readInlineData(
    graphql`
      fragment employerColumns_employer on Employer @inline {
        databaseId
        name
        email
        whatsApp
        company
        isPremium
        isGuest
        createdAt
        contactRequestCount
        city {
          name
        }
        emailVerifiedAt
        phoneVerifiedAt
        identityCheckedAt
        myChatWithAdmin {
          unread
          ...LastMessage_chat
        }
      }
    `,
    key,
  );

/** Name, how to reach them, number of contact requests, last message and signup. The name leads to the requests. */
export const employerColumns = <Row extends employerColumns_employer$key>(): Column<Row>[] => [
  {
    id: 'name',
    header: 'Employer',
    names: true,
    cell: (row) => {
      const { databaseId, name, isPremium, isGuest, myChatWithAdmin } = read(row);
      return (
        <>
          {myChatWithAdmin?.unread && <UnreadDot />}
          <Link href={paths.adminEmployerContactRequests.to({ employerId: databaseId })}>{name}</Link>
          <VerifiedMark what={verifiedWithDates(read(row))} />
          {isPremium && <PremiumMark />} {isGuest && <Badge>Guest</Badge>}
        </>
      );
    },
    second: (row) => {
      const { company, city } = read(row);
      return [company, city?.name].filter(Boolean).join(' · ');
    },
  },
  {
    id: 'reach',
    header: 'Contact',
    phone: 'line',
    cell: (row) => read(row).email ?? read(row).whatsApp,
    second: (row) => {
      const { email, whatsApp } = read(row);
      return email && whatsApp;
    },
  },
  {
    id: 'requests',
    header: 'Requests',
    align: 'end',
    cell: (row) => read(row).contactRequestCount,
  },
  {
    id: 'message',
    header: 'Last message',
    sort: 'LATEST_MESSAGE',
    cell: (row) => <LastMessage chat={read(row).myChatWithAdmin} />,
    second: (row) => (
      <>
        Joined <DateText at={read(row).createdAt} />
      </>
    ),
  },
];
