/** Characters a message may have; apart from the other rules, so that a chat need not bring their library along. */
export const messageMaxLength = 5000;
