import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of a certificate for `localhost` and 127.0.0.1, which the processes of the run trust. */
    certificate: { certificate: string; key: string };
  }
}

/** Vitest's global setup: the certificate of the proxy and the mail server. Needs Debian's package `openssl`. */
export default function makeCertificate(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hourhand-certificate-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  // Node reads it at its start: for the workers of this run, and for the servers that they start.
  process.env.NODE_EXTRA_CA_CERTS = certificate;
  project.provide('certificate', { certificate, key });
  return () => rmSync(folder, { recursive: true });
}
