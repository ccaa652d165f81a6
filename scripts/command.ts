/** Runs a command: what goes wrong is one line, and the exit code is 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
