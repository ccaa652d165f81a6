-- The two people of a chat are its members from the beginning, also while an introduction waits.
INSERT INTO "chat_participant" ("chat_id", "user_id", "last_message_id")
SELECT "chat"."id", "member"."user_id", "chat"."last_message_id"
FROM "chat"
CROSS JOIN LATERAL (VALUES ("chat"."employer_id"), ("chat"."job_seeker_id")) AS "member" ("user_id")
WHERE NOT "chat"."open" AND "chat"."kind" = 'CONTACT' AND "member"."user_id" IS NOT NULL
ON CONFLICT DO NOTHING;
