import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { newId } from '../../../data/database/identifiers.ts'
import type { Block } from '../../../data/reports/report.ts'
import type { BlockChange } from '../../../data/reports/write-blocks.ts'
import { changesOf, isUntouched } from './block-changes.ts'
import { nodeOf, schema } from './schema.ts'
import { takeIn } from './take-in.ts'

/** After the last key. */
const WRITE_AFTER_MS = 400
/** A run ends after so many writes and readings; the next key begins another. */
const MOST_TURNS = 40

export interface ReportRecords {
  readonly device: string
  /** The blocks as they are stored; one that has not changed is the object of the last time. */
  readonly read: () => Promise<readonly Block[]>
  readonly write: (changes: readonly BlockChange[]) => Promise<void>
  readonly onFault: (fault: unknown) => void
}

/** An empty report has a paragraph to type in, which is stored once it has text. */
export function docOf(blocks: readonly Block[]): Node {
  const nodes = blocks.map((block) => nodeOf({ ...block, runs: block.text?.runs ?? [] }))
  return schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph', { id: newId() })])
}

/**
 * Keeps a document and its stored blocks alike, one write or reading at a time. What was typed is written before anything is read, and while a word
 * is being composed neither happens: a composition that is touched loses its letters.
 */
export class StoredReport {
  readonly #records: ReportRecords
  #view: EditorView | undefined
  #known: Map<string, Block>
  #timer: ReturnType<typeof setTimeout> | undefined
  #wantsWrite = false
  #wantsRead = false
  #working: Promise<void> | undefined

  constructor(records: ReportRecords, blocks: readonly Block[]) {
    this.#records = records
    this.#known = new Map(blocks.map((block) => [block.id, block]))
  }

  attach(view: EditorView): void {
    this.#view = view
  }

  /** The document has changed. */
  changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.write(), WRITE_AFTER_MS)
  }

  /** Writes now. With `always` also a word that is being composed, since the page is about to go. */
  write({ always = false } = {}): Promise<void> {
    clearTimeout(this.#timer)
    this.#wantsWrite = true
    return this.#work(always)
  }

  /** Another tab or device, or undo, may have changed the blocks. */
  read(): Promise<void> {
    this.#wantsRead = true
    return this.#work()
  }

  get #isComposing(): boolean {
    return this.#view?.composing === true
  }

  #work(always = false): Promise<void> {
    this.#working ??= this.#run(always).finally(() => {
      this.#working = undefined
    })
    return this.#working
  }

  async #run(always: boolean): Promise<void> {
    await Promise.resolve() // so that `#working` is assigned before it is cleared
    try {
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        if (this.#wantsWrite && (always || !this.#isComposing)) await this.#writeOnce()
        else if (this.#wantsRead && !this.#isComposing) await this.#readOnce()
        else return
      }
    } catch (fault) {
      this.#records.onFault(fault)
    }
  }

  /** Whether the blocks are those that were read or written last: the same objects. */
  #isKnown(blocks: readonly Block[]): boolean {
    return blocks.length === this.#known.size && blocks.every((block) => this.#known.get(block.id) === block)
  }

  #changes(): BlockChange[] {
    return this.#view ? changesOf(this.#view.state.doc, this.#known, this.#records.device) : []
  }

  async #writeOnce(): Promise<void> {
    this.#wantsWrite = false
    const changes = this.#changes()
    if (changes.length === 0) return
    await this.#records.write(changes)
    const stored = new Map((await this.#records.read()).map((block) => [block.id, block]))
    for (const { id } of changes) {
      const block = stored.get(id)
      if (block) this.#known.set(id, block)
      else this.#known.delete(id)
    }
    this.#wantsRead = true
  }

  async #readOnce(): Promise<void> {
    this.#wantsRead = false
    const blocks = await this.#records.read()
    const view = this.#view
    if (!view || view.isDestroyed || this.#isKnown(blocks)) return
    if (this.#isComposing || this.#changes().length > 0) {
      // what was typed meanwhile comes first
      this.#wantsRead = true
      this.#wantsWrite = true
      return
    }
    this.#known = new Map(blocks.map((block) => [block.id, block]))
    if (blocks.length === 0 && isUntouched(view.state.doc)) return
    const tr = takeIn(view.state, docOf(blocks).children)
    if (tr) view.dispatch(tr)
  }
}
