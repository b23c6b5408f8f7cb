import { blank, type ChatState, type Pending } from "@/components/webchat/chat-state";
import { memory, type PageMemory, randomText } from "@/components/webchat/memory";
import { type News, Refusal, type WidgetClient } from "@/components/webchat/widget-client";
import type { CreateWebchatSessionBody, WebchatMessage } from "@/lib/domains/webchat/visitors/schema";

export type Person = Pick<CreateWebchatSessionBody, "name" | "phone" | "email" | "identity">;

const longestPause = 30_000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The conversation in one browser: messages, the send queue, and the stream that keeps them up to date. */
export class Chat {
  private state: ChatState;
  private readonly watchers = new Set<() => void>();
  private readonly kept;
  private person: Person = {};
  private page: string | undefined;
  private shown = false;
  private sending = false;
  private streaming: AbortController | null = null;
  private entering: Promise<string> | null = null;

  constructor(
    private readonly client: WidgetClient,
    key: string,
    private readonly locale: string,
    page?: PageMemory,
  ) {
    this.kept = memory(key, page);
    const pending = this.kept.get().outbox.map(({ id, text, at }) => ({ ...blank, id, text, at }));
    const loading = this.kept.get().token !== null;
    this.state = { messages: [], pending, seen: false, online: true, crowded: false, unread: 0, loading };
  }

  readonly get = (): ChatState => this.state;
  readonly watch = (tell: () => void): (() => void) => {
    this.watchers.add(tell);
    return () => this.watchers.delete(tell);
  };

  private set(change: Partial<ChatState>): void {
    this.state = { ...this.state, ...change };
    for (const tell of this.watchers) tell();
  }

  /** Takes up the conversation that this browser had, if any. */
  start(person: Person, page: string | undefined): void {
    this.person = person;
    this.page = page;
    const user = person.identity?.user_id ?? null;
    if (this.kept.get().user !== user) this.change(user);
    if (!this.takeUp()) this.set({ loading: false });
    if (this.state.pending.length > 0) void this.flush();
    addEventListener("online", () => this.takeUp());
    document.addEventListener("visibilitychange", () => {
      // A hidden tab holds no connection: browsers allow six per origin.
      if (document.visibilityState === "hidden") this.streaming?.abort();
      else this.takeUp();
    });
  }

  /** Who it is, told later than at the start. */
  identify(person: Person): void {
    const user = person.identity?.user_id ?? null;
    const same = user === this.kept.get().user;
    this.person = same ? { ...this.person, ...person } : person;
    if (same) return;
    this.streaming?.abort();
    this.change(user);
    this.takeUp();
  }

  private change(user: string | null): void {
    this.kept.forget(user);
    this.entering = null;
    this.set({ messages: [], pending: [], crowded: false, unread: 0, seen: false });
  }

  /** The token of the session; the first to ask opens it. */
  token(): Promise<string> {
    const { token, visitor } = this.kept.get();
    if (token !== null) return Promise.resolve(token);
    this.entering ??= this.client
      .enter({ ...this.person, visitor_id: visitor, locale: this.locale, ...(this.page ? { page: this.page } : {}) })
      .then(
        (session) => {
          if (!this.isStill(visitor)) return session.token;
          this.kept.set({ token: session.token });
          this.set({ crowded: false });
          void this.follow();
          return session.token;
        },
        (error) => {
          if (this.isStill(visitor)) this.set({ crowded: error instanceof Refusal && error.status === 429 });
          throw error;
        },
      )
      .finally(() => {
        if (this.isStill(visitor)) this.entering = null;
      });
    return this.entering;
  }

  /** Whether it is still the same visitor: an answer may come after a sign-out. */
  private isStill = (visitor: string): boolean => this.kept.get().visitor === visitor;

  /** A call that needs a session; one that has ended is opened again, once. */
  async withToken<T>(work: (token: string) => Promise<T>): Promise<T> {
    const { visitor } = this.kept.get();
    try {
      return await work(await this.token());
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401 || !this.isStill(visitor)) throw error;
      this.kept.set({ token: null });
      return work(await this.token());
    }
  }

  /** Resumes only an existing session: someone who only views the page does not become a customer. */
  private takeUp(): boolean {
    const { token, user } = this.kept.get();
    const begun = token !== null || user !== null || this.state.messages.length > 0;
    if (begun) void this.resume();
    return begun;
  }

  private async resume(): Promise<void> {
    const { visitor } = this.kept.get();
    try {
      await this.withToken(async () => {});
      if (this.isStill(visitor)) await this.catchUp();
      if (!this.isStill(visitor)) return;
      this.set({ online: true });
      void this.follow();
      void this.flush();
    } catch (error) {
      this.set({ online: !(error instanceof Refusal && error.status === 0) });
    } finally {
      this.set({ loading: false });
    }
  }

  private last = (): number => this.state.messages.at(-1)?.n ?? 0;

  async catchUp(): Promise<void> {
    const { visitor } = this.kept.get();
    const news = await this.withToken((token) => this.client.messages(token, this.last()));
    if (this.isStill(visitor)) this.merge(news);
    this.set({ loading: false });
  }

  private merge(news: readonly WebchatMessage[]): void {
    const byPlace = new Map([...this.state.messages, ...news].map((message) => [message.n, message]));
    const messages = [...byPlace.values()].sort((a, b) => a.n - b.n);
    const said = new Set(messages.map(({ client_id }) => client_id));
    this.set({ messages, pending: this.state.pending.filter(({ id }) => !said.has(id)) });
    this.count();
  }

  private count(): void {
    if (this.shown) this.kept.set({ read: Math.max(this.kept.get().read, this.last()) });
    const { read } = this.kept.get();
    this.set({ unread: this.state.messages.filter(({ from, n }) => from !== "visitor" && n > read).length });
  }

  /** Whether the visitor looks at it now. */
  show(shown: boolean): void {
    this.shown = shown;
    this.count();
  }

  private hear({ event, data }: News): void {
    if (event === "message") this.merge([data as WebchatMessage]);
    else this.set({ seen: (data as { seen: boolean }).seen, online: true });
  }

  /** Keeps the stream open, and opens it again where the last one ended. */
  private async follow(): Promise<void> {
    if (this.streaming && !this.streaming.signal.aborted) return;
    const leaving = new AbortController();
    this.streaming = leaving;
    for (let wait = 1000; !leaving.signal.aborted; ) {
      try {
        await this.withToken((token) =>
          this.client.follow(token, this.last(), leaving.signal, (news) => {
            wait = 1000;
            this.hear(news);
          }),
        );
      } catch (error) {
        if (leaving.signal.aborted) break;
        this.set({ online: false });
        if (error instanceof Refusal && !error.passing) break;
      }
      await pause(wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, longestPause);
    }
    if (this.streaming === leaving) this.streaming = null;
  }

  say(content: { text: string } | { location: { lat: number; lng: number } } | { file: File }): void {
    const at = new Date().toISOString();
    this.set({ pending: [...this.state.pending, { ...blank, ...content, id: randomText(20), at }] });
    this.keepOutbox();
    void this.flush();
  }

  retry(id: string): void {
    this.set({ pending: this.state.pending.map((each) => (each.id === id ? { ...each, failed: false } : each)) });
    void this.flush();
  }

  private keepOutbox(): void {
    const outbox = this.state.pending.flatMap(({ id, text, at }) => (text === null ? [] : [{ id, text, at }]));
    this.kept.set({ outbox });
  }

  private async send({ id, text, location, file }: Pending): Promise<void> {
    const { visitor } = this.kept.get();
    const said = await this.withToken(async (token) => {
      if (file) return this.client.say(token, { client_id: id, file_id: (await this.client.upload(token, file)).id });
      const place = location && { ...location, name: null, address: null };
      return this.client.say(token, { client_id: id, ...(place ? { location: place } : { text: text ?? "" }) });
    });
    if (this.isStill(visitor)) this.merge([said]);
  }

  /** Sends what waits, one after the other, for as long as it takes. */
  private async flush(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    for (let wait = 1000; ; ) {
      const next = this.state.pending.find(({ failed }) => !failed);
      if (!next) break;
      try {
        await this.send(next);
        wait = 1000;
        this.set({ online: true });
      } catch (error) {
        if (error instanceof Refusal && error.passing) {
          this.set({ online: error.status === 429 });
          await Promise.race([pause(Math.max(wait, error.wait * 1000)), backOnline()]);
          wait = Math.min(wait * 2, longestPause);
        } else this.fail(next.id);
      }
      this.keepOutbox();
    }
    this.sending = false;
  }

  private fail(id: string): void {
    this.set({ pending: this.state.pending.map((each) => (each.id === id ? { ...each, failed: true } : each)) });
  }
}

const backOnline = (): Promise<void> => new Promise((done) => addEventListener("online", () => done(), { once: true }));
