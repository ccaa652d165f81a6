/** Whether the operating system refused something, such as a disk that is full: not the fault of a file's content. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
