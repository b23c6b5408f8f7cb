import { describe, expect, it } from "vitest";
import { describeBackup } from "@/scripts/backup-file.mjs";

describe("a backup that is named wrongly", () => {
  it("is told in one sentence, and nobody waits for it", async () => {
    await expect(describeBackup("/nowhere/none.jsonl.gz")).rejects.toThrow("There is no file /nowhere/none.jsonl.gz.");
  });
});
