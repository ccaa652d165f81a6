/** What happened when a part failed. Times in milliseconds. */
export type Row = {
  part: string;
  fault: string;
  lasts: number;
  /** Requests that were answered with 503, and whose connection was closed. */
  told: number;
  cut: number;
  /** The longest request. */
  longest: number;
  /** From the end of the fault until everything worked. */
  recovered: number;
  /** Writes that were acknowledged, and how many of them were not there afterwards, or twice. */
  acknowledged: number;
  lost: number;
  doubled: number;
};

const inSeconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1);

/** docs/operate/faults.md. */
export const faultsPage = (rows: readonly Row[]): string => `# What happens when a part fails

Made by \`FAULTS=all npx vitest run --project outgrow tests/outgrow/faults.test.ts\`, after \`npm run build\`. Two processes with \`ROLE=web\` and
one with \`ROLE=worker\`, PostgreSQL, Redis, an object storage, a mail server and nginx with [nginx.conf](nginx.conf) run on one machine.
Meanwhile people write messages, contact job seekers, upload pictures and sign up, and try again until each is acknowledged.

| part | fault | seconds | answered 503 | cut off | longest request (s) | well again after (s) | acknowledged | lost | doubled |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows
  .map(
    ({ part, fault, lasts, told, cut, longest, recovered, acknowledged, lost, doubled }) =>
      `| ${[part, fault, lasts === 0 ? '' : lasts / 1_000, told, cut, inSeconds(longest), inSeconds(recovered), acknowledged, lost, doubled].join(' | ')} |`,
  )
  .join('\n')}

- Killed parts are started again at once or after two seconds. \`GET /readyz\` of each process names Redis and the database while they do
  not answer. The object storage and the mail server are no reason to take a process out of service, so it does not name them; see
  [what to watch](watch.md).
- Nothing but the proxy itself cuts people off. What fails is answered with 503, \`Retry-After\` and a sentence, within some 15 seconds if
  the database hangs, 20 if the storage hangs, and 75 if a process of the product hangs: nginx leaves it out afterwards. Let something
  that watches \`GET /healthz\` kill a process that hangs.
- Sockets connect again, and readers have every message once and in order.
- A mail that the mail server does not take is tried again after one to two minutes, then with growing pauses for hours. One whose
  worker is killed while it sends is sent again after five to six minutes, with the same \`Message-ID\`, so that mail programs show it once.
`;
