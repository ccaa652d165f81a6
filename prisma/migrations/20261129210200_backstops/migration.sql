-- Rows from before may break these rules. A backfill mends those of people, so that nothing is validated here.
ALTER TABLE "user" ADD CONSTRAINT "user_deleted_check" CHECK (deleted_at IS NULL OR num_nonnulls(email, login_email, whats_app) = 0) NOT VALID;
ALTER TABLE "user" ADD CONSTRAINT "user_counts_check" CHECK (popularity >= 0 AND rating_count >= 0 AND rating_stars >= 0 AND active_offers >= 0) NOT VALID;
ALTER TABLE "profile_day" ADD CONSTRAINT "profile_day_views_check" CHECK (views >= 0) NOT VALID;
ALTER TABLE "job_offer_day" ADD CONSTRAINT "job_offer_day_views_check" CHECK (views >= 0) NOT VALID;
ALTER TABLE "chat" ADD CONSTRAINT "chat_counts_check" CHECK (nb_messages >= 0 AND last_message_id >= 0) NOT VALID;
ALTER TABLE "chat_participant" ADD CONSTRAINT "chat_participant_places_check" CHECK (least(read_message_id, delivered_message_id, mailed_message_id, last_message_id) >= 0) NOT VALID;
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_returned_check" CHECK (refunded_amount >= 0 AND refunded_amount <= greatest(amount, 0) AND disputed_amount >= 0) NOT VALID;
INSERT INTO backfill (name) VALUES ('backstops-of-people');

-- The people of a contact request are those of its chat. At the commit, because two guests who become one account change both.
CREATE FUNCTION contact_request_of_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM contact_request request JOIN chat ON chat.id = request.chat_id
    WHERE (CASE TG_TABLE_NAME WHEN 'chat' THEN request.chat_id ELSE request.id END) = NEW.id
      AND (request.employer_id, request.job_seeker_id) IS DISTINCT FROM (chat.employer_id, chat.job_seeker_id)
  ) THEN
    RAISE EXCEPTION 'A contact request has other people than its chat.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'contact_request_of_chat';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER contact_request_of_chat AFTER INSERT OR UPDATE OF chat_id, employer_id, job_seeker_id ON contact_request
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION contact_request_of_chat();
CREATE CONSTRAINT TRIGGER contact_request_of_chat AFTER UPDATE OF employer_id, job_seeker_id ON chat
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION contact_request_of_chat();

-- The last message of a chat is one of its messages; 0: there is none, so that this is no foreign key.
CREATE FUNCTION last_message_of_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM message WHERE id = NEW.last_message_id AND chat_id = NEW.id)
    AND EXISTS (SELECT FROM chat WHERE id = NEW.id AND last_message_id = NEW.last_message_id) THEN
    RAISE EXCEPTION 'The last message of a chat is not one of its messages.'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'last_message_of_chat';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER last_message_of_chat AFTER INSERT OR UPDATE OF last_message_id ON chat
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.last_message_id <> 0) EXECUTE FUNCTION last_message_of_chat();

-- AddForeignKey
ALTER TABLE "trial_shift" ADD CONSTRAINT "trial_shift_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "trial_shift" VALIDATE CONSTRAINT "trial_shift_job_seeker_id_fkey";
