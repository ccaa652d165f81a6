/**
 * @generated SignedSource<<e553d79f3aaf3a202b4accb34ae9bdf6>>
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
  readonly rejection: {
    readonly reason: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Activity_jobSeeker" | "FittingOffers_jobSeeker" | "Next_jobSeeker" | "ProfileState_jobSeeker" | "Strength_jobSeeker">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Next_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "fc60a45e4cc1adb3d769d00baaaccfc6";

export default node;
