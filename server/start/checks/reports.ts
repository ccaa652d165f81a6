import { envelopeTarget } from '../../log/errorReports.ts';
import type { Env } from '../env.ts';
import { type Check, WrongSetting } from './finding.ts';

/** The receiver of traces takes them. It is sent a message without any. */
export const tracesCheck = ({ traces }: Pick<Env, 'traces'>): Check => ({
  part: 'traces',
  run: async () => {
    if (!traces) return 'Not configured: no traces are recorded.';
    const { url, headers } = traces;
    // In the protocol, a message of no bytes is a message without spans.
    await post(url, { ...headers, 'content-type': 'application/x-protobuf' }, '');
    return `${new URL(url).host} takes traces.`;
  },
});

/** The receiver of error reports knows the project and its key. It is sent an envelope without an error. */
export const errorReportsCheck = ({ errorReports }: Pick<Env, 'errorReports'>): Check => ({
  part: 'errors',
  run: async () => {
    if (!errorReports) return 'Not configured: unexpected errors are only logged.';
    const { url, headers } = envelopeTarget(errorReports.dsn);
    const report = JSON.stringify({ timestamp: Date.now() / 1000, discarded_events: [] });
    await post(url, headers, `{}\n{"type":"client_report"}\n${report}\n`);
    return `${new URL(url).host} takes error reports.`;
  },
});

async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error' });
  await response.body?.cancel();
  if (response.ok) return;
  const answer = `${new URL(url).host} answers ${response.status}.`;
  // Too many requests, and outages.
  throw response.status === 429 || response.status >= 500 ? new Error(answer) : new WrongSetting(answer);
}
