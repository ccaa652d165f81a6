import { CopyButton } from '../../../ui/display/CopyButton.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './BackupCodes.module.css';

/** The codes that let a person in without the authenticator app. They are shown once. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Text>
        Keep these backup codes in a safe place. Each lets you log in once without your authenticator app. We do not
        show them again.
      </Text>
      <ul className={styles.codes} aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row>
        <CopyButton text={codes.join('\n')} label="Copy codes" />
      </Row>
    </>
  );
}
