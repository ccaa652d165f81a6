/**
 * The maximum length of a message in characters. In a file of its own, so that the chat page does not load the
 * validation library.
 */
export const messageMaxLength = 5000;
