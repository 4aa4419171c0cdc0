/** Git's name for the files as they are, committed or not; null where this is no checkout. */
export function treeHash(): string | null
export function readStamps(): Readonly<Record<string, object>>
/** Notes of a command what it was run on, what came of it and how long it took. */
export function stamp(command: string, tree: string | null, result: object): void
