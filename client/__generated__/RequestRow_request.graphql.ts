/**
 * @generated SignedSource<<e8a78632557dcf2c1326a76e02cf1484>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactRequestState = "ANSWERED" | "DECLINED" | "HIRED" | "PENDING_INTRODUCTION" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type RequestRow_request$data = {
  readonly chat: {
    readonly databaseId: number;
    readonly unread: boolean;
  } | null | undefined;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly fullTime: boolean;
  readonly isPending: boolean;
  readonly jobSeeker: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonRow_jobSeeker" | "RequestRow_jobSeeker">;
  } | null | undefined;
  readonly jobSeekerName: string;
  readonly partTime: boolean;
  readonly state: ContactRequestState | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RequestState_request">;
  readonly " $fragmentType": "RequestRow_request";
};
export type RequestRow_request$key = {
  readonly " $data"?: RequestRow_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestRow_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestRow_request",
  "selections": [
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobSeekerName",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonRow_jobSeeker"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequestRow_jobSeeker"
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
          "name": "unread",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestState_request"
    }
  ],
  "type": "ContactRequest",
  "abstractKey": null
};

(node as any).hash = "fa8494a6537c0f12f6d5dad32d7a618e";

export default node;
