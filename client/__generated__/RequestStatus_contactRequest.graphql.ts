/**
 * @generated SignedSource<<cd0d6cbc90cf069868f597e4aa3a4397>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestStatus_contactRequest$data = {
  readonly chat: {
    readonly id: string;
    readonly unread: boolean;
  } | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly status: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "RequestStatus_contactRequest";
};
export type RequestStatus_contactRequest$key = {
  readonly " $data"?: RequestStatus_contactRequest$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestStatus_contactRequest">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestStatus_contactRequest",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactRequestStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Chat",
      "kind": "LinkedField",
      "name": "chat",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContactRequest",
  "abstractKey": null
};
})();

(node as any).hash = "21e4f277bb4105f6b97a26dbd4dc58bc";

export default node;
