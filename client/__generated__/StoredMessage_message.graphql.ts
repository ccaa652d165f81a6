/**
 * @generated SignedSource<<197ff3c92c0e1749d5daa3a5b2a49a23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageDanger = "ELSEWHERE" | "MONEY" | "PAPERS" | "SECRETS";
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
export type TrialShiftStep = "ACCEPTED" | "CANCELLED" | "DECLINED" | "PROPOSED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type StoredMessage_message$data = {
  readonly clientId: string | null | undefined;
  readonly createdAt: string;
  readonly dangers: ReadonlyArray<MessageDanger>;
  readonly documentName: string | null | undefined;
  readonly documentSize: number | null | undefined;
  readonly documentUri: string | null | undefined;
  readonly photoUri: string | null | undefined;
  readonly text: string | null | undefined;
  readonly trialShift: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TrialShiftCard_shift">;
  } | null | undefined;
  readonly trialShiftStep: TrialShiftStep | null | undefined;
  readonly user: {
    readonly isViewer: boolean;
    readonly name: string;
    readonly photoUri: string | null | undefined;
    readonly role: Role;
  };
  readonly " $fragmentType": "StoredMessage_message";
};
export type StoredMessage_message$key = {
  readonly " $data"?: StoredMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoredMessage_message">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photoUri",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoredMessage_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dangers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialShiftStep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrialShift",
      "kind": "LinkedField",
      "name": "trialShift",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TrialShiftCard_shift"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatMember",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};
})();

(node as any).hash = "0f391e98f04bd0df69618f8eea335268";

export default node;
