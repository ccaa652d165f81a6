import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import { Button } from '../action/Button.tsx';
import type { SelectOption } from '../form/SelectField.tsx';
import { Icon } from '../Icon.tsx';
import styles from './HireSentence.module.css';

/**
 * The home page's search: 'I need to hire a …', a sentence one completes. A GET form with the field `job`, so that it
 * works without JavaScript; `onHire` gets the chosen value.
 */
export function HireSentence({
  action,
  jobs,
  defaultJob,
  onHire,
  buttonLabel = 'Search',
}: {
  action: string;
  jobs: readonly SelectOption[];
  defaultJob?: string;
  onHire?: (job: string) => void;
  buttonLabel?: string;
}) {
  const id = useId();
  return (
    <search>
      <form
        action={action}
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          if (!onHire) return;
          event.preventDefault();
          const job = new FormData(event.currentTarget).get('job');
          if (typeof job === 'string' && job) onHire(job);
        }}
      >
        <h1 className={styles.sentence}>
          <label htmlFor={id}>I need to hire a</label>{' '}
          <span className={styles.blank}>
            <select id={id} name="job" defaultValue={defaultJob ?? jobs[0]?.value} className={styles.select}>
              {jobs.map((job) => (
                <option key={job.value} value={job.value}>
                  {job.label}
                </option>
              ))}
            </select>
            <Icon of={IconChevronDown} size={36} className={styles.arrow} />
          </span>
        </h1>
        <Button type="submit" size="large" trailing={<Icon of={IconArrowRight} size={22} />}>
          {buttonLabel}
        </Button>
      </form>
    </search>
  );
}
