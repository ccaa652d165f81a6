import { readFileSync } from 'node:fs';
import { maxDays, type Period, periods } from '../server/domain/core/limits/periods.ts';

/** `docs/operate/settings.md`, written by `npm run generate` from `.env.example` and the table of periods. */
export function settingsPage(): string {
  const [about = '', ...sections] = readFileSync('.env.example', 'utf8').split(/^# --- (.+?) -+\n/m);
  const tables = sections.flatMap((title, i) =>
    // The days have a table of their own.
    i % 2 === 1 || title.startsWith('How long') ? [] : [`## ${title}\n\n${tableOf(sections[i + 1] ?? '')}`],
  );
  const rows = Object.values<Period>(periods).map((period) => {
    const setting = 'setting' in period ? `\`${period.setting}\` | ${period.least}` : `no setting: ${period.fixed} | `;
    return `| ${period.data} | ${period.from} | ${period.days} | ${setting} |`;
  });
  return `# Settings

Made by \`npm run generate\` from \`.env.example\` and \`server/domain/core/limits/periods.ts\`.

Settings are environment variables, or lines of a file \`.env\`. ${textOf(about).replace(/^Copy .+?\. /, '')} \`npm run doctor\` checks them.

${tables.join('\n\n')}

## How long data is kept

What is older is removed every hour, and the privacy page shows the days in force. A setting is a whole number of days, ${maxDays} at most.
Tell people before you change one.

| data | counted from | days | setting | at least |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const textOf = (comment: string): string => comment.replaceAll(/^# ?/gm, '').replaceAll(/\s+/g, ' ').trim();

/** A row for each comment, with the variables below it. */
function tableOf(section: string): string {
  const blocks = [...section.matchAll(/((?:^# (?![A-Z0-9_]+=).*\n)*)((?:^# [A-Z0-9_]+=.*\n)+)/gm)];
  const rows = blocks.map(([, comment = '', lines = '']) => {
    const variables = [...lines.matchAll(/^# (.+)$/gm)].map(([, variable]) => `\`${variable}\``);
    return `| ${variables.join('<br>')} | ${textOf(comment).replaceAll('|', '\\|')} |`;
  });
  return ['| setting, with its default or an example | meaning |', '| --- | --- |', ...rows].join('\n');
}
