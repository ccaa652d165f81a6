/**
 * @generated SignedSource<<be7bc616a464ddedd57828096835a46b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextStep_employer$data = {
  readonly activeJobOfferCount: number;
  readonly endingJobOffer: {
    readonly city: {
      readonly name: string;
    };
    readonly expiresAt: string | null | undefined;
    readonly job: {
      readonly name: string;
    };
  } | null | undefined;
  readonly isPremium: boolean | null | undefined;
  readonly newApplicationCount: number | null | undefined;
  readonly waitingChat: {
    readonly counterpart: {
      readonly name: string;
    } | null | undefined;
    readonly databaseId: number;
  } | null | undefined;
  readonly " $fragmentType": "NextStep_employer";
};
export type NextStep_employer$key = {
  readonly " $data"?: NextStep_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_employer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStep_employer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPremium",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeJobOfferCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newApplicationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Chat",
      "kind": "LinkedField",
      "name": "waitingChat",
      "plural": false,
      "selections": [
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
          "concreteType": "ChatMember",
          "kind": "LinkedField",
          "name": "counterpart",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOffer",
      "kind": "LinkedField",
      "name": "endingJobOffer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Job",
          "kind": "LinkedField",
          "name": "job",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "City",
          "kind": "LinkedField",
          "name": "city",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Employer",
  "abstractKey": null
};
})();

(node as any).hash = "20ad15a361e555fbff617ac47572058e";

export default node;
