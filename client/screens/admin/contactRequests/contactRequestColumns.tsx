import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type {
  contactRequestColumns_contactRequest$data,
  contactRequestColumns_contactRequest$key,
} from '../../../__generated__/contactRequestColumns_contactRequest.graphql.ts';
import { ClockText, DateText } from '../../../features/core/time/DateText.tsx';
import { Badge, PremiumMark } from '../../../ui/display/Badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { LastMessage, UnreadDot } from '../lastMessage/LastMessage.tsx';
import styles from './contactRequestColumns.module.css';

const read = (key: contactRequestColumns_contactRequest$key) =>
  readInlineData(
    graphql`
      fragment contactRequestColumns_contactRequest on ContactRequest @inline {
        databaseId
        createdAt
        employerName
        jobSeekerName
        isPending
        employer {
          isPremium
        }
        jobSeeker {
          city {
            name
          }
          job {
            name
          }
        }
        chat {
          unread
          ...LastMessage_chat
        }
        ...RequestStatus_contactRequest
      }
    `,
    key,
  );

/** Created, city, employer, job, candidate, id, status and last message, two of them in a cell where short. */
export const contactRequestColumns = <Row extends contactRequestColumns_contactRequest$key>(
  statusOf: (request: contactRequestColumns_contactRequest$data) => ReactNode,
): Column<Row>[] => [
  {
    id: 'created',
    header: 'Created',
    sort: 'REQUEST_DATE',
    phone: 'aside',
    cell: (row) => <DateText at={read(row).createdAt} />,
    second: (row) => {
      const { createdAt, databaseId } = read(row);
      return (
        <>
          <ClockText at={createdAt} /> · #{databaseId}
        </>
      );
    },
  },
  {
    id: 'employer',
    header: 'Employer',
    names: true,
    cell: (row) => {
      const { employerName, employer, chat } = read(row);
      return (
        <>
          {chat?.unread && <UnreadDot />}
          {employerName}
          {employer?.isPremium && <PremiumMark />}
        </>
      );
    },
  },
  {
    id: 'candidate',
    header: 'Job seeker',
    phone: 'line',
    cell: (row) => read(row).jobSeekerName,
    second: (row) => {
      const { jobSeeker } = read(row);
      return [jobSeeker?.job?.name, jobSeeker?.city?.name].filter(Boolean).join(' · ');
    },
  },
  {
    id: 'message',
    header: 'Last message',
    sort: 'LATEST_MESSAGE',
    cell: (row) => <LastMessage chat={read(row).chat} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => {
      const request = read(row);
      return (
        <>
          {request.isPending && <Badge tone="warm">Pending</Badge>}
          <div className={styles.status}>{statusOf(request)}</div>
        </>
      );
    },
  },
];
