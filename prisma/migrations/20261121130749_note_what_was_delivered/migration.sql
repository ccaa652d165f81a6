-- AlterTable
ALTER TABLE "chat_participant" ADD COLUMN     "delivered_message_id" INTEGER NOT NULL DEFAULT 0;

-- What has arrived has arrived: of two windows that report late, the further one counts.
CREATE FUNCTION chat_participant_keep_delivered_position() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.delivered_message_id := OLD.delivered_message_id;
  RETURN NEW;
END
$$;

CREATE TRIGGER chat_participant_delivered_position BEFORE UPDATE ON "chat_participant"
FOR EACH ROW WHEN (NEW.delivered_message_id < OLD.delivered_message_id)
EXECUTE FUNCTION chat_participant_keep_delivered_position();
