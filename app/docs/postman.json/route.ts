import { base, described, groups } from "@/app/docs/reference-data";
import { postmanCollection } from "@/components/docs/postman";

// The address in it is this installation's, which a build does not know.
export const dynamic = "force-dynamic";

export const GET = (): Response =>
  Response.json(postmanCollection(groups(), described().components.schemas, base()), {
    headers: { "content-disposition": 'attachment; filename="turnero.postman_collection.json"' },
  });
