/** Git's name for the files as they are, committed or not; null where this is no checkout. */
export function treeHash(): string | null
export function readStamps(): Readonly<Record<string, object>>
/** Records for a command the tree that it ran on, its result and its duration. */
export function stamp(command: string, tree: string | null, result: object): void
