import { useReplacedContent } from '../focus/useReplacedContent.ts';
import { ProgressBar } from './ProgressBar.tsx';
import styles from './StepProgress.module.css';

/**
 * The heading of a step, 'Step 2 of 6: Location', and a bar. The heading gets the focus when the step changes. `percent` is 0 to
 * 100.
 */
export function StepProgress({
  step,
  steps,
  percent,
  label,
  of,
  heading: Heading,
}: {
  step: number;
  steps: number;
  percent: number;
  label: string;
  /** Names the bar for screen readers. */
  of: string;
  /** Its level below the title of the page or the dialog. */
  heading: 'h2' | 'h3';
}) {
  const beginning = useReplacedContent<HTMLHeadingElement>(step);
  return (
    <div className={styles.progress}>
      <Heading ref={beginning} className={styles.text}>
        Step {step} of {steps}: <strong>{label}</strong>
      </Heading>
      <ProgressBar percent={percent} label={of} />
    </div>
  );
}
