/**
 * @generated SignedSource<<96370be0050550b85a6193ece00b080b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestPeople_contactRequest$data = {
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
  readonly " $fragmentType": "RequestPeople_contactRequest";
};
export type RequestPeople_contactRequest$key = {
  readonly " $data"?: RequestPeople_contactRequest$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestPeople_contactRequest">;
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
  "name": "RequestPeople_contactRequest",
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

(node as any).hash = "3f4b4c71a8be278fe7646225ce94fe12";

export default node;
