/** `to` in E.164. */
export type TextMessage = { to: string; text: string };

/** This number gets no text messages, for example because it is a landline. */
export class TextMessageRefused extends Error {
  override name = 'TextMessageRefused';
}

/**
 * Sends text messages to phones. Resolves when the provider has accepted the message.
 * @throws TextMessageRefused if a retry is pointless; other errors may be temporary.
 */
export type TextMessenger = { send(message: TextMessage): Promise<void> };

/** Where text messages are written instead of sending them: the outbox of mails. */
type Outbox = { send: (message: { to: string; subject: string; text: string }) => Promise<void> };

export const textsToOutbox = (outbox: Outbox): TextMessenger => ({
  send: ({ to, text }) => outbox.send({ to, subject: 'Text message', text }),
});
