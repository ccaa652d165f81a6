import { grants, proofMs } from '../server/domain/accounts/session/grants.ts';
import { minuteMs } from '../server/domain/core/text/durations.ts';

/** `docs/operate/grants.md`, written by `npm run generate` from the table of grants. */
export function grantsPage(): string {
  const rows = Object.entries(grants).map(
    ([name, { made, needsProof, shown, mailed, lasts, end }]) =>
      `| ${name} | ${made} | ${needsProof ? 'yes' : 'no'} | ${shown} | ${mailed ?? 'nothing'} | ${lasts} | ${end === 'sessions' ? 'its session is deleted' : 'it is ended with the sessions'} |`,
  );
  return `# What acts for an account

Made by \`npm run generate\` from \`server/domain/accounts/session/grants.ts\`.

Everything below ends at once when its owner logs out everywhere, has a new password or email, or turns two-factor login on or off, and
when the account is banned or deleted. What goes on acting by itself needs a proof: the session has begun, or its person has confirmed
the password and with two-factor login a code, within ${proofMs / minuteMs} minutes.

| grant | made | needs a proof | shown to its owner | mailed to its owner | lasts | ends |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
