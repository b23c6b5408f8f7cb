type Waiting = { owner: string; begin: () => void; refuse: () => void };

/**
 * A bounded queue: limited concurrency, limited length and a maximum wait. Owners take turns, and when the queue is full
 * the owner with most entries loses their newest to an owner with fewer.
 */
export class Queue {
  private running = 0;
  /** By owner, in the order of their turns; those of an owner in the order they came. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly places: number,
    private readonly mostWaiting: number,
  ) {}

  /** Undefined: no place became free in time. */
  async run<T>(owner: string, patienceMs: number, work: () => Promise<T>): Promise<T | undefined> {
    if (!(await this.enter(owner, patienceMs))) return undefined;
    try {
      return await work();
    } finally {
      this.running--;
      this.next()?.begin();
    }
  }

  private enter(owner: string, patienceMs: number): Promise<boolean> {
    if (this.running < this.places && this.waiting.size === 0) {
      this.running++;
      return Promise.resolve(true);
    }
    if (!this.hasRoomFor(owner)) return Promise.resolve(false);
    return new Promise((done) => {
      const own: Waiting = {
        owner,
        begin: () => {
          clearTimeout(timer);
          this.running++;
          done(true);
        },
        refuse: () => {
          clearTimeout(timer);
          this.remove(own);
          done(false);
        },
      };
      const timer = setTimeout(own.refuse, patienceMs);
      this.waiting.set(owner, [...(this.waiting.get(owner) ?? []), own]);
    });
  }

  private hasRoomFor(owner: string): boolean {
    const all = [...this.waiting.values()];
    if (all.reduce((sum, { length }) => sum + length, 0) < this.mostWaiting) return true;
    const most = all.reduce<Waiting[]>((a, b) => (b.length > a.length ? b : a), []);
    if ((this.waiting.get(owner)?.length ?? 0) + 1 >= most.length) return false;
    most.at(-1)?.refuse();
    return true;
  }

  /** The first entry of the owner whose turn it is; their other entries wait behind one of each other owner. */
  private next(): Waiting | undefined {
    const [first, ...others] = this.waiting.values().next().value ?? [];
    if (!first) return undefined;
    this.waiting.delete(first.owner);
    if (others.length > 0) this.waiting.set(first.owner, others);
    return first;
  }

  private remove(gone: Waiting): void {
    const left = (this.waiting.get(gone.owner) ?? []).filter((each) => each !== gone);
    if (left.length > 0) this.waiting.set(gone.owner, left);
    else this.waiting.delete(gone.owner);
  }
}
