import { Visitor } from './browserless.ts';
import { testPassword } from './factories.ts';

/** A visitor with a session of this user. */
export const logIn = ({ url }: { url: string }, { loginEmail }: { loginEmail: string | null }): Promise<Visitor> =>
  new Visitor(url).signIn(loginEmail ?? '', testPassword);

/** Whom the server takes this visitor for. */
export const kindOf = async (visitor: Visitor): Promise<string | undefined> =>
  (await visitor.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }')).data?.viewer.kind;

/** A call for accounts. */
export const auth = (visitor: Visitor, path: string, body: object): Promise<Response> =>
  visitor.post(`/api/auth/${path}`, body);
