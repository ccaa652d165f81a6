import { graphql, readInlineData } from 'react-relay';
import type { employerRequestColumns_contactRequest$key } from '../../../__generated__/employerRequestColumns_contactRequest.graphql.ts';
import { ClockText, DateText } from '../../../features/core/time/DateText.tsx';
import type { Column } from '../../../ui/table/column.ts';
import styles from './employerRequestColumns.module.css';
import { WorkBadges } from './WorkBadges.tsx';

const read = (key: employerRequestColumns_contactRequest$key) =>
  readInlineData(
    graphql`
      fragment employerRequestColumns_contactRequest on ContactRequest @inline {
        databaseId
        createdAt
        employerName
        jobSeekerName
        partTime
        fullTime
        description
      }
    `,
    key,
  );

/** Created, id, employer, candidate, work and description. */
export const employerRequestColumns = <Row extends employerRequestColumns_contactRequest$key>(): Column<Row>[] => [
  {
    id: 'created',
    header: 'Created',
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
  { id: 'employer', header: 'Employer', cell: (row) => read(row).employerName },
  { id: 'candidate', header: 'Job seeker', names: true, cell: (row) => read(row).jobSeekerName },
  {
    id: 'work',
    header: 'Work',
    phone: 'line',
    cell: (row) => {
      const { partTime, fullTime } = read(row);
      return (partTime || fullTime) && <WorkBadges partTime={partTime} fullTime={fullTime} />;
    },
  },
  {
    id: 'description',
    header: 'Description',
    cell: (row) => {
      const { description } = read(row);
      return description && <span className={styles.description}>{description}</span>;
    },
  },
];
