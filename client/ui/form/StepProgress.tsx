import { ProgressBar } from './ProgressBar.tsx';
import styles from './StepProgress.module.css';

/** Progress in a wizard: 'Step 2 of 6', the step's name, and a bar. `percent` is 0 to 100. */
export function StepProgress({
  step,
  steps,
  percent,
  label,
}: {
  step: number;
  steps: number;
  percent: number;
  label: string;
}) {
  return (
    <div className={styles.progress}>
      <p className={styles.text}>
        Step {step} of {steps}: <strong>{label}</strong>
      </p>
      <ProgressBar percent={percent} label="Your profile" />
    </div>
  );
}
