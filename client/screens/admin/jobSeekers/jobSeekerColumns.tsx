import { graphql, readInlineData } from 'react-relay';
import { rateText } from '../../../../server/domain/core/text/format/money.ts';
import type { jobSeekerColumns_jobSeeker$key } from '../../../__generated__/jobSeekerColumns_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { VerifiedMark } from '../../../ui/display/Badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { StateBadges } from '../jobSeeker/StateBadges.tsx';
import { LastMessage, UnreadDot } from '../lastMessage/LastMessage.tsx';
import { verifiedWithDates } from '../people/verifiedWithDates.ts';

const read = (key: jobSeekerColumns_jobSeeker$key) =>
  readInlineData(
    graphql`
      fragment jobSeekerColumns_jobSeeker on JobSeeker @inline {
        databaseId
        name
        active
        updated
        minRate
        createdAt
        job {
          name
        }
        city {
          name
          country {
            currencyCode
          }
        }
        experience {
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

/** The name, which leads to the profile, states, rate, experience and last message, two things in a cell where short. */
export const jobSeekerColumns = <Row extends jobSeekerColumns_jobSeeker$key>(): Column<Row>[] => [
  {
    id: 'name',
    header: 'Name',
    names: true,
    cell: (row) => {
      const { databaseId, name, myChatWithAdmin } = read(row);
      return (
        <>
          {myChatWithAdmin?.unread && <UnreadDot />}
          <Link href={paths.adminJobSeeker.to({ id: databaseId })}>{name}</Link>
          <VerifiedMark what={verifiedWithDates(read(row))} />
        </>
      );
    },
    second: (row) => {
      const { job, city } = read(row);
      return [job?.name, city?.name].filter(Boolean).join(' · ');
    },
  },
  { id: 'state', header: 'State', phone: 'line', cell: (row) => <StateBadges {...read(row)} /> },
  {
    id: 'rate',
    header: 'Rate',
    align: 'end',
    phone: 'aside',
    sort: 'PRICE',
    cell: (row) => {
      const { minRate, city } = read(row);
      return minRate != null && `${city?.country.currencyCode ?? ''} ${rateText(minRate)}`;
    },
  },
  { id: 'experience', header: 'Experience', sort: 'EXPERIENCE', cell: (row) => read(row).experience?.name },
  {
    id: 'message',
    header: 'Last message',
    sort: 'LAST_MESSAGE',
    cell: (row) => <LastMessage chat={read(row).myChatWithAdmin} />,
    second: (row) => (
      <>
        Joined <DateText at={read(row).createdAt} />
      </>
    ),
  },
];
