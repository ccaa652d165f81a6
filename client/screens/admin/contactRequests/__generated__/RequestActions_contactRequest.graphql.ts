/**
 * @generated SignedSource<<03f45e9b8a0c48c9e227044020f63c96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestActions_contactRequest$data = {
  readonly chat: {
    readonly databaseId: number;
  } | null | undefined;
  readonly databaseId: number;
  readonly employer: {
    readonly databaseId: number;
    readonly deletedAt: string | null | undefined;
    readonly id: string;
  } | null | undefined;
  readonly employerName: string;
  readonly jobSeeker: {
    readonly databaseId: number;
    readonly deletedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RequestActions_contactRequest";
};
export type RequestActions_contactRequest$key = {
  readonly " $data"?: RequestActions_contactRequest$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestActions_contactRequest">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestActions_contactRequest",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employerName",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employer",
      "kind": "LinkedField",
      "name": "employer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobSeeker",
      "kind": "LinkedField",
      "name": "jobSeeker",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ContactRequest",
  "abstractKey": null
};
})();

(node as any).hash = "be62fc26cd5aefe864cf61f168096c58";

export default node;
