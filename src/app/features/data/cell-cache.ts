import type { CellWindow } from '../../workers/cell-window.ts'

export const BLOCK_ROWS = 200
export const BLOCK_COLUMNS = 20
const MAX_BLOCKS = 300

type Fetch = (columns: readonly string[], from: number, to: number) => Promise<CellWindow | undefined>

export interface CachedCell {
  readonly text: string | null
  readonly rowId: number
}

/** The range of a block, to redraw it when it arrives. */
export interface Block {
  readonly row: number
  readonly column: number
}

/** Cells of one version of a dataset, fetched from the worker in blocks; the oldest blocks are dropped. */
export class CellCache {
  readonly #columns: readonly string[]
  readonly #rows: number
  readonly #fetch: Fetch
  #arrived: ((block: Block) => void) | undefined
  readonly #blocks = new Map<string, CellWindow | 'wanted'>()

  constructor(columns: readonly string[], rows: number, fetch: Fetch) {
    this.#columns = columns
    this.#rows = rows
    this.#fetch = fetch
  }

  /** Calls the listener for each block that arrives. Returns a function that stops it. */
  listen(arrived: (block: Block) => void): () => void {
    this.#arrived = arrived
    return () => {
      this.#arrived = undefined
    }
  }

  /** Undefined while the block is loading. */
  cell(column: number, row: number): CachedCell | undefined {
    const at = { row: Math.floor(row / BLOCK_ROWS), column: Math.floor(column / BLOCK_COLUMNS) }
    const key = `${at.row}/${at.column}`
    const block = this.#blocks.get(key)
    if (block === undefined) this.#want(key, at)
    if (block === undefined || block === 'wanted') return undefined
    const text = block.cells[column - at.column * BLOCK_COLUMNS]?.[row - block.from] ?? null
    return { text, rowId: block.rowIds[row - block.from] ?? row }
  }

  #want(key: string, at: Block): void {
    this.#blocks.set(key, 'wanted')
    for (const old of this.#blocks.keys()) {
      if (this.#blocks.size <= MAX_BLOCKS) break
      this.#blocks.delete(old)
    }
    const columns = this.#columns.slice(at.column * BLOCK_COLUMNS, (at.column + 1) * BLOCK_COLUMNS)
    const from = at.row * BLOCK_ROWS
    this.#fetch(columns, from, Math.min(this.#rows, from + BLOCK_ROWS)).then(
      (window) => {
        if (window) this.#blocks.set(key, window)
        else this.#blocks.delete(key)
        this.#arrived?.(at)
      },
      () => this.#blocks.delete(key), // requested again when it is visible again
    )
  }
}
