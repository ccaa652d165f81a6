/**
 * @generated SignedSource<<74357c0662f0b3efbbe59a60455fdb9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useApplication_jobOffer$data = {
  readonly databaseId: number;
  readonly employer: {
    readonly databaseId: number;
  } | null | undefined;
  readonly employerName: string;
  readonly id: string;
  readonly viewerApplication: {
    readonly databaseId: number;
  } | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OfferMessageDialog_jobOffer">;
  readonly " $fragmentType": "useApplication_jobOffer";
};
export type useApplication_jobOffer$key = {
  readonly " $data"?: useApplication_jobOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useApplication_jobOffer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useApplication_jobOffer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Chat",
      "kind": "LinkedField",
      "name": "viewerApplication",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employer",
      "kind": "LinkedField",
      "name": "employer",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferMessageDialog_jobOffer"
    }
  ],
  "type": "JobOffer",
  "abstractKey": null
};
})();

(node as any).hash = "e89cbacb98ee5bb08520701406a7c1ab";

export default node;
