/**
 * @generated SignedSource<<23cce38ee8f4181f3b1e08e0647b6330>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmployerHome_employer$data = {
  readonly chats: {
    readonly " $fragmentSpreads": FragmentRefs<"LatestChats_chats">;
  } | null | undefined;
  readonly name: string;
  readonly rejectedJobOffers: ReadonlyArray<{
    readonly city: {
      readonly name: string;
    };
    readonly databaseId: number;
    readonly id: string;
    readonly job: {
      readonly name: string;
    };
    readonly rejection: {
      readonly reason: string;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_employer" | "Numbers_employer" | "Offers_employer" | "OpenRequests_employer">;
  readonly " $fragmentType": "EmployerHome_employer";
};
export type EmployerHome_employer$key = {
  readonly " $data"?: EmployerHome_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployerHome_employer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployerHome_employer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOffer",
      "kind": "LinkedField",
      "name": "rejectedJobOffers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "concreteType": "Rejection",
          "kind": "LinkedField",
          "name": "rejection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Job",
          "kind": "LinkedField",
          "name": "job",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "City",
          "kind": "LinkedField",
          "name": "city",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "ChatConnection",
      "kind": "LinkedField",
      "name": "chats",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LatestChats_chats"
        }
      ],
      "storageKey": "chats(first:3)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextStep_employer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenRequests_employer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Offers_employer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Numbers_employer"
    }
  ],
  "type": "Employer",
  "abstractKey": null
};
})();

(node as any).hash = "5b967f45513525f3cfaa36d71438e03a";

export default node;
