/**
 * Cells that each search fills anew, since to allocate them takes longer than to fill them. They may be more than were
 * asked for and hold what the last search left; no result may keep them.
 */
export class Scratch {
  private cells = new Int32Array();

  of(count: number): Int32Array {
    if (this.cells.length < count) this.cells = new Int32Array(2 * count);
    return this.cells;
  }
}
