import type { DocumentedCall } from '../../../server/rest/table.ts';
import type { Fixtures } from '../../access/fixtures.ts';
import { attemptOf } from '../../nouns/ask.ts';
import type { RestRow } from '../../nouns/noun.ts';
import { restRows } from '../../nouns/nouns.ts';
import type { Attempt } from '../call.ts';
import type { Sender, Setup } from './setup.ts';

export type ValidRequest = {
  sender: Sender;
  path?: Attempt['path'];
  body?: Record<string, unknown>;
  required: readonly string[];
  file?: { content: Buffer; type: string };
};

export type ValidRequests = Record<DocumentedCall, ValidRequest>;

const types: Record<string, string> = { image: 'image/png', video: 'video/mp4', document: 'application/pdf' };

export async function makeValidRequests({ fixtures }: Setup): Promise<ValidRequests> {
  const entries: [string, ValidRequest][] = [];
  for (const [call, row] of Object.entries<RestRow>(restRows)) entries.push([call, await validRequest(fixtures, row)]);
  await fixtures.app.services.reference.refresh();
  return Object.fromEntries(entries) as ValidRequests;
}

async function validRequest(
  fixtures: Fixtures,
  { cases, sender, validBody, required = [] }: RestRow,
): Promise<ValidRequest> {
  const [first = {}] = Object.values(cases);
  const { path, body, file } = await attemptOf({ ...first, ...(validBody && { body: validBody }) })(fixtures, sender);
  return {
    sender,
    required,
    ...(path && { path }),
    ...(body !== undefined && { body: { ...Object(body) } }),
    ...(file && { file: { content: Buffer.from(file.content), type: types[file.field] ?? '' } }),
  };
}
