/** Runs a script, which ends in one line if something goes wrong. */
export const command = (run: () => Promise<void>): Promise<void> => run().catch(fail);

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Ends the process with the reason in one line. */
export function fail(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use by another program. Set PORT to a free one.`;
  }
  return error.message;
}
