import { ProgressBar } from './ProgressBar.tsx';
import styles from './StepProgress.module.css';

/** Progress in a wizard: 'Step 2 of 6', the step's name if there is one, and a bar. `percent` is 0 to 100. */
export function StepProgress({
  step,
  steps,
  percent,
  label,
  of,
}: {
  step: number;
  steps: number;
  percent: number;
  label?: string;
  /** Names the bar for screen readers. */
  of: string;
}) {
  return (
    <div className={styles.progress}>
      <p className={styles.text}>
        Step {step} of {steps}
        {label && (
          <>
            : <strong>{label}</strong>
          </>
        )}
      </p>
      <ProgressBar percent={percent} label={of} />
    </div>
  );
}
