/** A call of a tool, complete. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  /** JSON, as the model wrote it. */
  readonly arguments: string
}

interface Piece {
  readonly index?: unknown
  readonly id?: unknown
  readonly function?: { readonly name?: unknown; readonly arguments?: unknown }
}

const MOST_CALLS = 32

/**
 * Calls of tools from the pieces in which a model's server sends them: by index, or without; with an id in the first piece, or none at all; the
 * arguments as pieces of a string, or as one object.
 */
export function createToolCalls() {
  const calls: { key: unknown; id: string; name: string; arguments: string }[] = []
  function callOf({ index, id, function: called }: Piece) {
    const last = calls.at(-1)
    const isNamed = typeof called?.name === 'string' && called.name !== ''
    const isNew = typeof id === 'string' && id !== '' ? last?.id !== id : isNamed
    const known =
      index === undefined || index === null ? (isNew ? undefined : last) : calls.find(({ key }) => key === index)
    if (known) return known
    const made = { key: index, id: '', name: '', arguments: '' }
    if (calls.length < MOST_CALLS) calls.push(made)
    return made
  }
  return {
    add(pieces: readonly Piece[]): void {
      for (const piece of pieces) {
        const call = callOf(piece)
        const { name, arguments: given } = piece.function ?? {}
        if (call.id === '' && typeof piece.id === 'string') call.id = piece.id
        if (call.name === '' && typeof name === 'string') call.name = name
        if (typeof given === 'string') call.arguments += given
        else if (typeof given === 'object' && given !== null) call.arguments = JSON.stringify(given)
      }
    },
    /** What came, in order; calls without an id get one, and those without a name are dropped. */
    all(): readonly ToolCall[] {
      return calls
        .filter(({ name }) => name !== '')
        .map(({ id, name, arguments: given }, index) => ({ id: id || `call_${index}`, name, arguments: given || '{}' }))
    },
  }
}
