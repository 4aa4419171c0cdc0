/** Git's tree hash of the working files, committed or not; null outside a checkout. */
export function treeHash(): string | null
export function readStamps(): Readonly<Record<string, object>>
/** Records a command's result and duration for a tree. */
export function stamp(command: string, tree: string | null, result: object): void
