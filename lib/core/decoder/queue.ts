/** Work that takes places: so many at a time, so many wait, and none waits longer than its patience. */
export class Queue {
  private running = 0;
  private readonly waiting: { begin: () => void }[] = [];

  constructor(
    private readonly places: number,
    private readonly mostWaiting: number,
  ) {}

  /** Undefined: there was no place in time. */
  async run<T>(patienceMs: number, work: () => Promise<T>): Promise<T | undefined> {
    if (!(await this.enter(patienceMs))) return undefined;
    try {
      return await work();
    } finally {
      this.running--;
      this.waiting.shift()?.begin();
    }
  }

  private enter(patienceMs: number): Promise<boolean> {
    if (this.running < this.places && this.waiting.length === 0) {
      this.running++;
      return Promise.resolve(true);
    }
    if (this.waiting.length >= this.mostWaiting) return Promise.resolve(false);
    return new Promise((done) => {
      const own = {
        begin: () => {
          clearTimeout(timer);
          this.running++;
          done(true);
        },
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(own), 1);
        done(false);
      }, patienceMs);
      this.waiting.push(own);
    });
  }
}
