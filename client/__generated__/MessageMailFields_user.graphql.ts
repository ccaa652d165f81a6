/**
 * @generated SignedSource<<7419293aaf42faa1efb859401bebae3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageMailFields_user$data = {
  readonly email: string | null | undefined;
  readonly " $fragmentType": "MessageMailFields_user";
};
export type MessageMailFields_user$key = {
  readonly " $data"?: MessageMailFields_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageMailFields_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageMailFields_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": "__isUser"
};

(node as any).hash = "3897bf2513765c0c1b8ce98ea431f6e5";

export default node;
