/** An error as it is logged. */
export type LoggedError = {
  name: string;
  message: string;
  code?: string | number;
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
};

/** How many causes are logged. */
const maxDepth = 6;

/**
 * What is logged of an error: never its other properties, because the database's contain whole rows (`detail`, `where`) and the
 * arguments of a query. The messages of database errors contain values too; their code and the names of what was violated say
 * enough.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!isObject(error)) return { name: typeof error, message: 'Something was thrown that is no error.' };
  const inner = field(field(error, 'meta'), 'driverAdapterError');
  const adapter = field(inner, 'cause');
  // The adapter of Prisma has the driver's error in a form of its own.
  const sources = [error, adapter, field(error, 'meta')];
  const first = (name: string) => sources.map((source) => text(source, name)).find((found) => found !== '');
  const isOfDatabase = isDatabaseError(error);
  const code = (isOfDatabase && text(adapter, 'originalCode')) || field(error, 'code');
  const constraint = first('constraint') ?? text(field(adapter, 'constraint'), 'index');
  const table = first('table') ?? first('modelName');
  const column = first('column');
  const routine = first('routine');
  const cause = field(error, 'cause');
  const errors = field(error, 'errors');
  const name = text(error, 'name') || 'Error';
  return {
    name,
    message: isOfDatabase
      ? `The database refused a statement (${[code, constraint].filter(Boolean).join(', ')})`
      : text(error, 'message'),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    ...(column && { column }),
    ...(routine && { routine }),
    stack: frames(error),
    ...(depth < maxDepth && isObject(cause) && !isOfAdapter(cause) && { cause: loggedError(cause, depth + 1) }),
    ...(depth < maxDepth &&
      Array.isArray(errors) && { errors: errors.slice(0, 10).map((one) => loggedError(one, depth + 1)) }),
  };
}

/** PostgreSQL's errors have a severity, those of Prisma a version, and its adapter a name. */
const isDatabaseError = (error: object): boolean =>
  text(error, 'severity') !== '' ||
  text(error, 'clientVersion') !== '' ||
  /^(?:PrismaClient|DriverAdapterError$)/.test(text(error, 'name'));

const isOfAdapter = (cause: object): boolean => text(cause, 'kind') !== '' && text(cause, 'name') === '';

/** Without the message before them. */
const frames = (error: object): string =>
  text(error, 'stack')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const field = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

function text(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
}

/** The same for all errors in what is logged. */
export function withLoggedErrors(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return loggedError(value);
  if (depth >= 3) return value;
  if (Array.isArray(value)) return value.map((one) => withLoggedErrors(one, depth + 1));
  if (!isObject(value) || ![Object.prototype, null].includes(Object.getPrototypeOf(value))) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLoggedErrors(one, depth + 1)]));
}
