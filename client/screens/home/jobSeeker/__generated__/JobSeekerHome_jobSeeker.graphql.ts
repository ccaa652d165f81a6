/**
 * @generated SignedSource<<14e1e82970e7370d37b1eb496c6931a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerHome_jobSeeker$data = {
  readonly chats: {
    readonly " $fragmentSpreads": FragmentRefs<"LatestChats_chats">;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Activity_jobSeeker" | "FittingOffers_jobSeeker" | "ProfileState_jobSeeker" | "Strength_jobSeeker">;
  readonly " $fragmentType": "JobSeekerHome_jobSeeker";
};
export type JobSeekerHome_jobSeeker$key = {
  readonly " $data"?: JobSeekerHome_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerHome_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerHome_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileState_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Strength_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Activity_jobSeeker"
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
      "name": "FittingOffers_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "2f3a32aaff20ced2ba4939a722e1b5ec";

export default node;
