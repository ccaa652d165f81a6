import { Readable } from 'node:stream';
import { IncomingFile } from '../../server/media/media.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly } from './outcomes.ts';

/** Only admins import files. */

const file = () =>
  new IncomingFile('people.csv', Readable.from([Buffer.from(`name,email\nZoe,${make.unique()}@example.test\n`)]));

export const imports = {
  graph: {
    'Mutation.checkImport': {
      'a file': {
        ask: 'mutation ($file: Upload!) { checkImport(input: { list: JOB_SEEKERS, file: $file }) { __typename } }',
        variables: async () => ({ file: file() }),
        answers: adminsOnly('done'),
      },
    },
    'Mutation.startImport': {
      'a file': {
        ask: `mutation ($file: Upload!, $key: String!) {
          startImport(input: { list: JOB_SEEKERS, file: $file, expected: 1, clientKey: $key }) { __typename }
        }`,
        variables: async () => ({ file: file(), key: make.unique() }),
        answers: adminsOnly('done'),
      },
    },
  },
} satisfies Noun;
