import { box } from "@/lib/core/secrets/secret-box";
import type { Connection } from "@/lib/domains/channels/store";

type Place = Pick<Connection, "project_id" | "channel">;

export const placeOf = ({ project_id, channel }: Record<keyof Place, string>): string =>
  `channel_connection/${project_id}/${channel}`;

export const sealed = (place: Place, secret: object): string => box().seal(JSON.stringify(secret), placeOf(place));

export const openedSecret = <Secret>(connection: Place & { secret: string }): Secret =>
  JSON.parse(box().open(connection.secret, placeOf(connection))) as Secret;

export const last4 = (text: string): string => text.slice(-4);
