import { type Actor, asMember } from "@/lib/core/actor";
import { inTransaction, reader } from "@/lib/core/db";
import { keptPreferences, type PreferenceChange, type Preferences, withPreferences } from "@/lib/domains/account/rules";
import { findNotifications, lockNotifications, setNotifications } from "@/lib/domains/account/store";

export const preferencesOf = async (actor: Actor): Promise<Preferences> =>
  keptPreferences(await findNotifications(reader(actor), actor.project.id, asMember(actor).id));

export const changePreferences = (actor: Actor, change: PreferenceChange): Promise<Preferences> =>
  inTransaction(actor, async (tx) => {
    const { id } = asMember(actor);
    await lockNotifications(tx, actor.project.id, id);
    const changed = withPreferences(await preferencesOf({ ...actor, tx }), change);
    await setNotifications(tx, actor.project.id, id, changed);
    return changed;
  });
