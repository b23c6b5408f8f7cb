import type { Entry } from "@/components/my-work/outbox";

const name = "turnero-outbox";
const store = "entries";

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

let opening: Promise<IDBDatabase> | null = null;
function open(): Promise<IDBDatabase> {
  opening ??= new Promise((done, fail) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  return opening;
}

const within = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(store, mode).objectStore(store);

/** What this member has not sent yet, with the photos that have arrived and may still be needed. */
export async function entriesOf(owner: string): Promise<Entry[]> {
  const all = (await settled((await within("readonly")).getAll())) as Entry[];
  return all.filter((entry) => entry.owner === owner);
}

export const putEntry = async (entry: Entry): Promise<void> => {
  await settled((await within("readwrite")).put(entry));
};

export const dropEntries = async (ids: readonly string[]): Promise<void> => {
  const entries = await within("readwrite");
  await Promise.all(ids.map((id) => settled(entries.delete(id))));
};
