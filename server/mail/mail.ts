export type Mail = { to: string; subject: string; text: string };

/** Hands mail over. Resolves when it is in safe keeping, not when it has arrived. */
export type Mailer = { send(mail: Mail): Promise<void> };
