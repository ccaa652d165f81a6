import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../support/folder.ts';

/** The units of docs/operate/systemd, read by systemd itself. Needs Debian's package `systemd`. */

const folder = testFolder();
cpSync('docs/operate/systemd', folder, { recursive: true });

const verify = (path: string): string =>
  execFileSync('sh', ['-c', 'exec systemd-analyze verify --man=no "$0" 2>&1', path], { encoding: 'utf8' });

it.each(['hourhand-web@4001.service', 'hourhand-worker.service', 'hourhand-backup.service', 'hourhand-backup.timer'])(
  'systemd takes %s',
  (unit) => {
    expect(verify(join(folder, unit))).not.toContain(folder);
  },
);
