CREATE INDEX CONCURRENTLY "saved_search_language_id_idx" ON "saved_search"("language_id");
