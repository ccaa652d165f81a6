import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { inject } from 'vitest';
import { freePort } from '../../../server/database/embedded/freePort.ts';
import { fixture } from '../../support/fixtures.ts';
import { daemon } from './daemon.ts';

/**
 * A mail server that takes mail over TLS after a login, and puts it into a folder: Exim. Needs Debian's package
 * `exim4-daemon-light`.
 */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export const login = { user: 'hourhand', password: 'open-sesame' };
/** Receivers whose name begins like this are refused for good. */
export const unknownReceiver = 'unknown';

export async function startMailServer() {
  const folder = mkdtempSync(join(tmpdir(), 'hourhand-mail-'));
  const mailbox = join(folder, 'mailbox');
  mkdirSync(mailbox);
  // Exim does not deliver as root.
  execFileSync('chown', ['-R', 'mail:mail', mailbox]);
  execFileSync('chmod', ['755', folder]);
  const { certificate, key } = inject('certificate');
  const [port, tlsPort] = [await freePort(), await freePort()];
  const config = join(folder, 'exim.conf');
  writeFileSync(config, configuration({ folder, mailbox, certificate, key, port, tlsPort }));
  const isReady = async () => {
    const socket = connect(port, '127.0.0.1');
    const [greeting] = await once(socket, 'data');
    socket.destroy();
    return String(greeting).startsWith('220 ');
  };
  const server = daemon(['exim4', '-C', config, '-bdf', '-q5s'], isReady);
  await server.start();
  const files = () => readdirSync(join(mailbox, 'new')).map((name) => readFileSync(join(mailbox, 'new', name)));
  const credentials = `${login.user}:${login.password}`;
  return {
    ...server,
    /** With STARTTLS. Both have the login. */
    url: `smtp://${credentials}@localhost:${port}`,
    /** With TLS from the beginning. */
    tlsUrl: `smtps://${credentials}@localhost:${tlsPort}`,
    /** All mails that it has accepted and delivered, the same one as often as it came. */
    mails: () => Promise.all(files().map((file) => simpleParser(file))),
    /** Their `Message-ID`s, without reading all of each. */
    ids: () => files().map((file) => /^message-id: <([^>]*)>/im.exec(file.toString())?.[1] ?? ''),
    /** To whom they are. */
    receivers: () => new Set(files().map((file) => /^to: <?([^>\s]*)/im.exec(file.toString())?.[1] ?? '')),
    remove: async () => {
      await server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

type Files = { folder: string; mailbox: string; certificate: string; key: string; port: number; tlsPort: number };

const configuration = ({ folder, mailbox, certificate, key, port, tlsPort }: Files): string => `
primary_hostname = localhost
spool_directory = ${folder}/spool
log_file_path = ${folder}/log-%s
pid_file_path = ${folder}/exim.pid
exim_user = root
exim_group = root
never_users =
keep_environment =
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port} : ${tlsPort}
tls_on_connect_ports = ${tlsPort}
tls_advertise_hosts = *
tls_certificate = ${certificate}
tls_privatekey = ${key}
acl_smtp_rcpt = receiver
acl_smtp_data = content
begin acl
receiver:
  require authenticated = *
          message = Log in first.
  deny local_parts = ^${unknownReceiver}
       message = There is no such mailbox.
  accept
content:
  accept
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_advertise_condition = \${if def:tls_in_cipher}
  server_condition = \${if and{{eq{$auth2}{${login.user}}}{eq{$auth3}{${login.password}}}}}
  server_set_id = $auth2
begin routers
all:
  driver = accept
  transport = folder
begin transports
folder:
  driver = appendfile
  maildir_format
  directory = ${mailbox}
  create_directory
  user = mail
`;

/** The mail server of the tests of a file. */
export const testMailServer = (): MailServer => fixture(startMailServer, (server) => server.remove());
