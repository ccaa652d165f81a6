import styles from './StepProgress.module.css';

/** How far one is in a wizard: 'Step 2 of 6', its name, and a bar. `percent` from 0 to 100. */
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
      <progress value={percent} max={100} aria-label="Your profile" className={styles.bar}>
        {percent}%
      </progress>
    </div>
  );
}
