/**
 * @generated SignedSource<<b9d3b6da2c6bb19b5b37cd3661cf3912>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "BULK_ACTION_RETRY" | "BULK_ACTION_START" | "BULK_ACTION_STOP" | "BULK_ACTION_UNDO" | "CAREER_DELETE" | "CAREER_ORDER" | "CAREER_SAVE" | "CHAT_RENEW_SHARE_LINK" | "CITY_DELETE" | "CITY_SAVE" | "CONTACT_REQUEST_ACTIVATE" | "CONTACT_REQUEST_CHANGE_STATUS" | "CONTACT_REQUEST_DELETE" | "CONTACT_REQUEST_INTRODUCE" | "CONTACT_REQUEST_STATUS_DELETE" | "CONTACT_REQUEST_STATUS_ORDER" | "CONTACT_REQUEST_STATUS_SAVE" | "EMAIL_TEMPLATE_DELETE" | "EMAIL_TEMPLATE_SAVE" | "EMPLOYER_SAVE" | "ENDORSEMENT_DELETE" | "ENDORSEMENT_ORDER" | "ENDORSEMENT_SAVE" | "INTEGRATION_ADD" | "INTEGRATION_ADD_KEY" | "INTEGRATION_END" | "INTEGRATION_RENAME" | "INTEGRATION_REPLACE_KEY" | "INTEGRATION_REVOKE_KEY" | "INVOICE_REFUND" | "JOB_APPLICATION_DECIDE" | "JOB_DELETE" | "JOB_OFFER_APPROVE" | "JOB_OFFER_DELETE" | "JOB_OFFER_FILL" | "JOB_OFFER_REJECT" | "JOB_OFFER_RENEW" | "JOB_OFFER_SAVE" | "JOB_SAVE" | "JOB_SEEKER_ACTIVATE" | "JOB_SEEKER_ADD" | "JOB_SEEKER_APPROVE" | "JOB_SEEKER_PAUSE" | "JOB_SEEKER_REJECT" | "JOB_SEEKER_REMOVE_REFERENCE" | "JOB_SEEKER_SAVE_PROFILE" | "LIST_EXPORT" | "PAYMENT_DIFFERENCE_CLOSE" | "PRICING_OPTION_DELETE" | "PRICING_OPTION_SAVE" | "RATING_HIDE" | "RATING_SHOW" | "REPORT_RESOLVE" | "SUBSCRIPTION_END_GRANT" | "SUBSCRIPTION_GRANT" | "USER_BAN" | "USER_CHECK_IDENTITY" | "USER_DELETE" | "USER_EMAIL" | "USER_LIFT_BAN" | "USER_SET_PHOTO" | "USER_SET_VIDEO" | "USER_STOP_VIEW_AS" | "USER_VIEW_AS" | "USER_WITHDRAW_IDENTITY_CHECK" | "WEBHOOK_ENDPOINT_ADD" | "WEBHOOK_ENDPOINT_CHANGE" | "WEBHOOK_ENDPOINT_REMOVE" | "WEBHOOK_ENDPOINT_RESUME" | "WEBHOOK_ENDPOINT_ROTATE_SECRET";
export type AuditRecordType = "ADMIN" | "BULK_ACTION" | "CAREER" | "CHAT" | "CITY" | "CONTACT_REQUEST" | "CONTACT_REQUEST_STATUS" | "EMAIL_TEMPLATE" | "EMPLOYER" | "ENDORSEMENT" | "INTEGRATION" | "INVOICE" | "JOB" | "JOB_APPLICATION" | "JOB_OFFER" | "JOB_SEEKER" | "PAYMENT_DIFFERENCE" | "PRICING_OPTION" | "REPORT" | "SUBSCRIPTION" | "WEBHOOK_ENDPOINT";
import type { FragmentRefs } from "relay-runtime";
export type AuditEntryLine_entry$data = {
  readonly action: AuditAction;
  readonly adminName: string;
  readonly changes: ReadonlyArray<{
    readonly field: string;
  }>;
  readonly isNew: boolean;
  readonly keyName: string | null | undefined;
  readonly recordDatabaseId: number | null | undefined;
  readonly recordId: string | null | undefined;
  readonly recordName: string | null | undefined;
  readonly recordType: AuditRecordType;
  readonly " $fragmentType": "AuditEntryLine_entry";
};
export type AuditEntryLine_entry$key = {
  readonly " $data"?: AuditEntryLine_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditEntryLine_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditEntryLine_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adminName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNew",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "88cacf2ca96b9dd0a0951e4124a6ed4a";

export default node;
