/**
 * @generated SignedSource<<4c32274db07c193fe2c98bfbf27a077a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageMail = "AT_ONCE" | "DAILY" | "NEVER";
import type { FragmentRefs } from "relay-runtime";
export type useMessageMailForm_user$data = {
  readonly messageMail: MessageMail | null | undefined;
  readonly " $fragmentType": "useMessageMailForm_user";
};
export type useMessageMailForm_user$key = {
  readonly " $data"?: useMessageMailForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMessageMailForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMessageMailForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageMail",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": "__isUser"
};

(node as any).hash = "157fbb4f686f425c0f81ee16997d1418";

export default node;
