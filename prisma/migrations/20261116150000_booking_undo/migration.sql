-- What a booking was before it ended, so that the end can be taken back.
ALTER TABLE "booking" ADD COLUMN "ended_from" JSONB;
